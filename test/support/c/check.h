/*
 * Checks for the C tests of the simulator: a failed one says where and what, and the program ends with status 1.
 */
#ifndef SIM_TEST_CHECK_H
#define SIM_TEST_CHECK_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/** Ends the program unless the condition holds. */
#define CHECK(condition)                                                              \
    do {                                                                              \
        if (!(condition)) {                                                           \
            (void)fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);     \
            exit(1);                                                                  \
        }                                                                             \
    } while (0)

/** Ends the program unless the expression has the expected whole value. */
#define CHECK_IS(expression, expected)                                                                        \
    do {                                                                                                      \
        const long long check_got = (long long)(expression);                                                  \
        const long long check_expected = (long long)(expected);                                               \
        if (check_got != check_expected) {                                                                    \
            (void)fprintf(stderr, "%s:%d: %s is %lld, expected %lld\n", __FILE__, __LINE__, #expression,      \
                check_got, check_expected);                                                                   \
            exit(1);                                                                                          \
        }                                                                                                     \
    } while (0)

/** Ends the program unless the call returns 0. */
#define OK(call) CHECK_IS(call, 0)

#endif
