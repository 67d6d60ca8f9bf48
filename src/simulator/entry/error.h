/*
 * What went wrong: the recent error text and the last error code, both per thread.
 *
 * A function that fails says so through sim_fail and returns what sim_fail returns. The text names the function
 * (the one that the thread has entered, see entry.h), the argument and the remedy.
 *
 * Ids: EH… for checks of the ACL layer (null pointers, zero sizes, reserved arguments → 100000), EE… for the
 * runtime (ranges, handles, contexts, states), EL… for the driver. The list is in error.c.
 *
 * Locks: none in the mode "one store per thread". In the mode "one store per process" (err_msg_mode 1 in the
 * aclInit configuration) a leaf mutex guards the store.
 */
#ifndef SIM_ENTRY_ERROR_H
#define SIM_ENTRY_ERROR_H

#include <stdbool.h>
#include <stddef.h>

#include "acl/acl_base_rt.h"

/**
 * Records a failure of the current function and returns `code`. What it leaves, outcomes.h tells.
 * @param id message id of the check that failed, for example "EE1003"; NULL where it has no text
 * @param format printf format of one sentence: which argument, what was found, what to do
 */
aclError sim_fail(aclError code, const char *id, const char *format, ...) __attribute__((format(printf, 3, 4)));

/** Replaces the calling thread's last error. @return what it was */
aclError sim_last_error_put(aclError code);

/** ACL layer, null pointer: 100000, EH0008. */
aclError sim_fail_null(const char *argument);

/** ACL layer, size or count of zero: 100000, EH0007. */
aclError sim_fail_zero(const char *argument);

/** ACL layer, value outside what is allowed: 100000, EH0009. `expected` completes "must be …". */
aclError sim_fail_value(const char *argument, long long value, const char *expected);

/** ACL layer, a number that names none of a few choices: 100000, EH0007. `expected` completes "must be …". */
aclError sim_fail_choice(const char *argument, long long value, const char *expected);

/** Runtime, value outside what is allowed: 107000, EE1003. `expected` completes "must be …". */
aclError sim_fail_range(const char *argument, long long value, const char *expected);

/** ACL layer, value outside what is allowed where it answers as the runtime does: 107000, EH0007. */
aclError sim_fail_expected(const char *argument, long long value, const char *expected);

/** Runtime, null pointer in a function without checks in the ACL layer: 107000, EE1004. */
aclError sim_fail_runtime_null(const char *argument);

/** A handle that is destroyed, of another kind or no handle at all: 107017, EE1017. `kind` is "stream", "event" … */
aclError sim_fail_handle(const char *argument, const char *kind, const void *handle);

/** The function refuses a feature: 207000. */
aclError sim_fail_unsupported(const char *what);

/** The simulated version, the product or the simulator lacks the whole function: 207000. */
aclError sim_fail_missing(const char *what);

/** Returns from the function with 100000 when `pointer` is null; the argument's name goes into the text. */
#define SIM_REQUIRE(pointer)                    \
    do {                                        \
        if ((pointer) == NULL) {                \
            return sim_fail_null(#pointer);     \
        }                                       \
    } while (0)

/** Returns from the function with 100000 when `size` is zero. */
#define SIM_REQUIRE_SIZE(size)                  \
    do {                                        \
        if ((size) == 0) {                      \
            return sim_fail_zero(#size);        \
        }                                       \
    } while (0)

/** Returns from the function with 107000 when `pointer` is null: functions whose ACL layer checks nothing. */
#define SIM_REQUIRE_RUNTIME(pointer)                    \
    do {                                                \
        if ((pointer) == NULL) {                        \
            return sim_fail_runtime_null(#pointer);     \
        }                                               \
    } while (0)

/** Returns from the function when `expression` is an error code other than 0. */
#define SIM_TRY(expression)                     \
    do {                                        \
        const aclError sim_tried = (expression);\
        if (sim_tried != ACL_SUCCESS) {         \
            return sim_tried;                   \
        }                                       \
    } while (0)

/** The calling thread has no usable context: 107002, EE1018. */
aclError sim_fail_context(void);

/** Moves the oldest text of the calling thread into `text` and forgets the others: workers hand theirs to the waiter. */
void sim_error_take(char *text, size_t size);

/**
 * The failures since the last reading as one text, the recent text of the calling thread.
 * @param forget whether the text that was read before goes; else new text stands in front of it
 * @return NULL when there is none; valid until the thread reads again
 */
const char *sim_error_text(bool forget);

/** Chooses one store per process (true) or per thread (false); from the aclInit configuration. */
void sim_error_share(bool shared);

#endif
