#ifndef ASCENDCL_BRIDGE_H
#define ASCENDCL_BRIDGE_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/**
 * Everything of this package that C calls back. JavaScript can end at any moment (a terminated worker, process.exit, a
 * time limit of node:vm, the end of its stack) without running another line. So whatever C reads is decided here: results
 * hold a refusal before JavaScript is entered, and nobody waits for a JavaScript thread that is gone.
 */

#define BRIDGE_EXPORT __attribute__((visibility("default")))

/** Arguments of a callback: integers and pointers, which C passes in registers. */
#define BRIDGE_ARGUMENTS 6

/** The call that JavaScript is asked to make. JavaScript sees it as memory; the offsets are known to bridge.ts. */
struct bridge_frame {
    uint64_t arguments[BRIDGE_ARGUMENTS];
    /** What C gets. JavaScript writes it as its last act. */
    uint64_t result;
    /** Which registered callback, or BRIDGE_RUN. */
    uint32_t callback;
    /** How many calls of JavaScript from here are in progress on the thread. */
    uint32_t level;
};

/** In the place of a callback: the function that JavaScript has put aside for bridge_run. */
#define BRIDGE_RUN UINT32_MAX

/** A call of another thread that waits for the JavaScript thread. Lives on the stack of the caller. */
struct bridge_call {
    struct bridge_call *next;
    uint64_t arguments[BRIDGE_ARGUMENTS];
    uint64_t result;
    uint32_t callback;
    bool served;
    bool answered;
    pthread_cond_t changed;
};

struct bridge_gate;

/** One JavaScript thread. Except for the frame, guarded by bridge_lock. */
struct bridge_port {
    struct bridge_frame frame;
    struct bridge_port *next;
    pthread_t thread;
    /** Enters JavaScript, which reads the frame. */
    void (*dispatch)(void);
    /** A byte written here wakes the event loop; -1 until a callback is registered. */
    int waker;
    /** JavaScript is about to end: calls of other threads are refused, and gates are open. */
    bool closed;
    /** Calls of other threads, the oldest first, until they are answered. */
    struct bridge_call *calls;
    struct bridge_gate *gates;
};

/** Guards all ports, callbacks and gates. Never held while JavaScript runs. */
extern pthread_mutex_t bridge_lock;

/** What C called: runs registered callback `index` on its JavaScript thread. Returns its result or its refusal. */
uint64_t bridge_relay(uint32_t index, const uint64_t arguments[BRIDGE_ARGUMENTS]);

/** Calls the function that JavaScript has put aside. However it ends, the level is what it was. */
void bridge_run(struct bridge_port *port);

/** Releases all callbacks of a port. bridge_lock is held. */
void bridge_forget_callbacks(const struct bridge_port *port);

/** The port of a registered callback, NULL when it was released; always its refusal. bridge_lock is held. */
struct bridge_port *bridge_port_of(uint32_t index, uint64_t *refusal);

/** Opens all gates of a port. bridge_lock is held. */
void bridge_open_gates(struct bridge_port *port);

/** Waits for a condition under bridge_lock. Not a point where the thread can be cancelled: nobody would free the lock. */
void bridge_wait(pthread_cond_t *condition);

/** The C function of slot `index` (thunks.c). */
typedef uint64_t (*bridge_thunk)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
#define BRIDGE_CALLBACKS 1024
extern const bridge_thunk bridge_thunks[BRIDGE_CALLBACKS];

#endif
