/*
 * What a random program knows: the objects that it has made, and the threads that use them.
 *
 * Locks: the table's mutex guards all objects; nothing of the library is called while it is held.
 */
#ifndef SIM_RANDOM_WORLD_H
#define SIM_RANDOM_WORLD_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl.h"
#include "aclsim.h"

#define DEVICES 2
/** Objects of a kind from which on a program ends one instead of making one; threads at once may make some more. */
#define CROWD 10
#define OBJECTS 64
/** Bytes of an exported key and its terminator. */
#define KEY_BYTES 65

enum kind {
    CONTEXT,
    STREAM,
    EVENT,
    NOTIFY,
    COUNT_NOTIFY,
    BLOCK,
    PINNED,
    REGISTERED,
    RANGE,
    MAPPING,
    PHYSICAL,
    MANAGED,
    POOL,
    POOL_BLOCK,
    DESCRIPTION,
    REGISTRATION,
    BUFFER,
    MEMORY_KEY,
    IMPORT,
    KINDS
};

struct object {
    void *handle;
    size_t size;
    /** Of a stream: the context that it was made in. */
    aclrtContext context;
    /** Of a key and of what was opened with it. */
    char key[KEY_BYTES];
};

/** Who calls: a thread of the program, or a callback of one. */
struct actor {
    uint64_t random;
    /** Callbacks of callbacks end at some depth. */
    unsigned depth;
    /** No other thread of the program calls: pinned memory can't go between the choice of an address and the call with it. */
    bool alone;
    /** For the watchdog: what runs, and since when (nanoseconds); 0: nothing. */
    _Atomic(const char *) doing;
    atomic_uint_fast64_t since;
};

/** A number from 0 to `bound` - 1. */
uint64_t draw(struct actor *actor, uint64_t bound);

/** True in `percent` of 100 cases. */
bool chance(struct actor *actor, unsigned percent);

/** One of the values that follow. */
#define PICK(actor, type, ...) (((const type[]){__VA_ARGS__})[draw(actor, sizeof((type[]){__VA_ARGS__}) / sizeof(type))])

/** A size: small, a page, many pages, or nothing. */
size_t draw_size(struct actor *actor);

/** A device, nearly always one that exists. */
int32_t draw_device(struct actor *actor);

/** A copy of any object of a kind. Other threads may end it meanwhile. @return false when there is none */
bool look(struct actor *actor, enum kind kind, struct object *object);

/** The handle of any object, of one that has ended, or null. */
void *any(struct actor *actor, enum kind kind);

/** A stream as most functions take it: any, or null for the default one. */
aclrtStream any_stream(struct actor *actor);

/** True when there are enough objects of a kind. */
bool crowded(enum kind kind);

/** Takes an object out, to end it. @return false when there is none */
bool take(struct actor *actor, enum kind kind, struct object *object);

/** Keeps an object. */
void keep(enum kind kind, const struct object *object);

/**
 * Keeps what a function has made. Does nothing after a failure.
 * @param handle where the function has written it: read here, because arguments are evaluated in any order
 */
void made(enum kind kind, aclError error, void *const *handle, size_t size);

/** Ends an object that was taken. After a failure it is still there, unless the failure says that it was not. */
void end(struct actor *actor, enum kind kind, const struct object *object);

/** Ends everything, streams first. No fault rule may hold. */
void end_all(struct actor *actor);

/** Memory of the program's own that copies may name: there from the start to the end. */
void *own_memory(struct actor *actor, size_t *size);

/** Any address that a copy may name, and how much may be read or written there. */
void *any_memory(struct actor *actor, size_t *size);

/** The same on a device. */
void *any_device_memory(struct actor *actor, size_t *size);

#endif
