/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SANITIZED: with the address sanitizer, which gcc tells in one way and clang in another. */
#if defined __SANITIZE_ADDRESS__
#define SANITIZED 1
#elif defined __has_feature
#if __has_feature (address_sanitizer)
#define SANITIZED 1
#endif
#endif
