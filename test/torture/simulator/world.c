#include "world.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "operations/endings.h"

/** Handles that have ended and are used nevertheless. */
#define ENDED 8
#define OWN_BYTES ((size_t)64 << 10)

/**
 * Threads and streams may name the same bytes: a race of the program's own, and no other is left out of the sanitizer's reports.
 * It looks at each word of them nevertheless.
 */
#ifdef __SANITIZE_THREAD__
#define MOST_BYTES ((size_t)256)

const char *__tsan_default_suppressions(void);
const char *__tsan_default_suppressions(void)
{
    /* What touches the bytes that a copy, a fill or a word of the program names, and nothing else. */
    return "race:^copy_guarded$\n"
           "race:^copy_bytes$\n"
           "race:^copy_unwritten$\n"
           "race:^fill_view$\n"
           "race:^read_word$\n"
           "race:^write_word$\n";
}
#else
#define MOST_BYTES SIZE_MAX
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
/* Guarded by the mutex. */
static struct object objects[KINDS][OBJECTS];
static unsigned counts[KINDS];
static void *ended[KINDS][ENDED];
static unsigned ended_count[KINDS];

static _Alignas(4096) unsigned char own[OWN_BYTES];

uint64_t draw(struct actor *actor, uint64_t bound)
{
    actor->random ^= actor->random << 13;
    actor->random ^= actor->random >> 7;
    actor->random ^= actor->random << 17;
    return (actor->random >> 8) % bound;
}

bool chance(struct actor *actor, unsigned percent)
{
    return draw(actor, 100) < percent;
}

size_t draw_size(struct actor *actor)
{
    if (chance(actor, 2)) {
        return 0;
    }
    return PICK(actor, size_t, 1, 64, 100, 4096, 5000, 65536, (size_t)1 << 20, (size_t)3 << 20);
}

int32_t draw_device(struct actor *actor)
{
    return chance(actor, 3) ? PICK(actor, int32_t, -1, DEVICES, 64) : (int32_t)draw(actor, DEVICES);
}

bool look(struct actor *actor, enum kind kind, struct object *object)
{
    const uint64_t number = draw(actor, CROWD);
    (void)pthread_mutex_lock(&mutex);
    const bool found = counts[kind] > 0;
    if (found) {
        *object = objects[kind][number % counts[kind]];
    }
    (void)pthread_mutex_unlock(&mutex);
    return found;
}

void *any(struct actor *actor, enum kind kind)
{
    if (chance(actor, 2)) {
        return NULL;
    }
    if (chance(actor, 5)) {
        const uint64_t number = draw(actor, ENDED);
        (void)pthread_mutex_lock(&mutex);
        void *handle = ended[kind][number];
        (void)pthread_mutex_unlock(&mutex);
        return handle;
    }
    struct object object;
    return look(actor, kind, &object) ? object.handle : NULL;
}

aclrtStream any_stream(struct actor *actor)
{
    return chance(actor, 15) ? NULL : any(actor, STREAM);
}

bool take(struct actor *actor, enum kind kind, struct object *object)
{
    const uint64_t number = draw(actor, OBJECTS);
    (void)pthread_mutex_lock(&mutex);
    const bool found = counts[kind] > 0;
    if (found) {
        const unsigned index = (unsigned)(number % counts[kind]);
        *object = objects[kind][index];
        objects[kind][index] = objects[kind][--counts[kind]];
        ended[kind][ended_count[kind]++ % ENDED] = object->handle;
    }
    (void)pthread_mutex_unlock(&mutex);
    return found;
}

bool crowded(enum kind kind)
{
    (void)pthread_mutex_lock(&mutex);
    const bool many = counts[kind] >= CROWD;
    (void)pthread_mutex_unlock(&mutex);
    return many;
}

void keep(enum kind kind, const struct object *object)
{
    (void)pthread_mutex_lock(&mutex);
    if (counts[kind] == OBJECTS) {
        (void)fprintf(stderr, "too many objects of kind %d\n", kind);
        abort();
    }
    objects[kind][counts[kind]++] = *object;
    (void)pthread_mutex_unlock(&mutex);
}

void made(enum kind kind, aclError error, void *const *handle, size_t size)
{
    const struct object object = {.handle = *handle, .size = size};
    if (error == ACL_SUCCESS) {
        keep(kind, &object);
    }
}

void end(struct actor *actor, enum kind kind, const struct object *object)
{
    if (!end_once(actor, kind, object)) {
        keep(kind, object);
    }
}

void end_all(struct actor *actor)
{
    /* Mappings before what they map and where; blocks of pools before the pools; contexts after their streams. */
    static const enum kind order[KINDS] = {STREAM, EVENT, NOTIFY, COUNT_NOTIFY, IMPORT, MEMORY_KEY, POOL_BLOCK, POOL, MAPPING,
        PHYSICAL, RANGE, BLOCK, MANAGED, REGISTERED, PINNED, REGISTRATION, DESCRIPTION, BUFFER, CONTEXT};
    for (size_t index = 0; index < KINDS; index++) {
        struct object object;
        while (take(actor, order[index], &object)) {
            end_for_good(order[index], &object);
        }
    }
    (void)pthread_mutex_lock(&mutex);
    memset(ended, 0, sizeof ended);
    (void)pthread_mutex_unlock(&mutex);
}

static size_t shorten(size_t size)
{
    return size < MOST_BYTES ? size : MOST_BYTES;
}

void *own_memory(struct actor *actor, size_t *size)
{
    const size_t offset = chance(actor, 50) ? (size_t)draw(actor, OWN_BYTES) : (size_t)draw(actor, OWN_BYTES / 4096) * 4096;
    *size = shorten(OWN_BYTES - offset);
    return own + offset;
}

void *any_device_memory(struct actor *actor, size_t *size)
{
    static const enum kind kinds[] = {BLOCK, BLOCK, BLOCK, MAPPING, MANAGED, POOL_BLOCK, IMPORT};
    struct object object;
    if (!look(actor, kinds[draw(actor, sizeof kinds / sizeof kinds[0])], &object) && !look(actor, BLOCK, &object)) {
        *size = 64;
        return any(actor, BLOCK);
    }
    const size_t offset = object.size > 64 && chance(actor, 50) ? (size_t)draw(actor, object.size) & ~(size_t)63 : 0;
    *size = shorten(object.size - offset);
    return (char *)object.handle + offset;
}

void *any_memory(struct actor *actor, size_t *size)
{
    struct object object;
    switch (draw(actor, 4)) {
    case 0:
        return own_memory(actor, size);
    case 1:
        if (actor->alone && look(actor, PINNED, &object)) {
            *size = shorten(object.size);
            return object.handle;
        }
        return own_memory(actor, size);
    default:
        return any_device_memory(actor, size);
    }
}
