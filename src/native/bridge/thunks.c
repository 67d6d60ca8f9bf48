#include "bridge.h"

/**
 * One C function for each slot. C has no closures: which function was called is all that tells which callback is meant.
 * Callers have fewer parameters; integers and pointers come in the same registers all the same, and the rest is not read.
 */
#define THUNK(index)                                                                                           \
    static uint64_t thunk_##index(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f)       \
    {                                                                                                          \
        const uint64_t arguments[BRIDGE_ARGUMENTS] = {a, b, c, d, e, f};                                       \
        return bridge_relay(index, arguments);                                                                 \
    }
#define NAME(index) thunk_##index,

#define SIXTEEN(X, row)                                                                                        \
    X(row##0) X(row##1) X(row##2) X(row##3) X(row##4) X(row##5) X(row##6) X(row##7)                             \
    X(row##8) X(row##9) X(row##a) X(row##b) X(row##c) X(row##d) X(row##e) X(row##f)
#define BLOCK(X, row)                                                                                          \
    SIXTEEN(X, row##0) SIXTEEN(X, row##1) SIXTEEN(X, row##2) SIXTEEN(X, row##3)                                 \
    SIXTEEN(X, row##4) SIXTEEN(X, row##5) SIXTEEN(X, row##6) SIXTEEN(X, row##7)                                 \
    SIXTEEN(X, row##8) SIXTEEN(X, row##9) SIXTEEN(X, row##a) SIXTEEN(X, row##b)                                 \
    SIXTEEN(X, row##c) SIXTEEN(X, row##d) SIXTEEN(X, row##e) SIXTEEN(X, row##f)
#define ALL(X) BLOCK(X, 0x0) BLOCK(X, 0x1) BLOCK(X, 0x2) BLOCK(X, 0x3)

ALL(THUNK)

const bridge_thunk bridge_thunks[BRIDGE_CALLBACKS] = {ALL(NAME)};
