#include "store.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/** Places of the index: a power of two, more than twice what is kept, so that probing stays short. */
#define PLACES (SIM_FINDINGS_KEPT * 4u)
#define FIRST_CAPACITY 16u

static atomic_bool any;

/* Guards everything below. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static aclsimFinding *list;
static size_t count;
static size_t capacity;
static uint64_t last_id;
static uint64_t dropped;
/** Open hashing by what makes two findings the same: position in the list + 1, 0 is a free place. */
static uint16_t places[PLACES];

static uint32_t mix(uint32_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    for (size_t index = 0; index < size; index++) {
        hash = (hash ^ at[index]) * 16777619u;
    }
    return hash;
}

static uint32_t hash_of(const aclsimFinding *finding)
{
    uint32_t hash = 2166136261u;
    hash = mix(hash, &finding->kind, sizeof finding->kind);
    hash = mix(hash, finding->function, strlen(finding->function));
    hash = mix(hash, finding->argument, strlen(finding->argument));
    return mix(hash, &finding->address, sizeof finding->address);
}

static bool is_same(const aclsimFinding *left, const aclsimFinding *right)
{
    return left->kind == right->kind && left->address == right->address && left->object == right->object &&
        strcmp(left->function, right->function) == 0 && strcmp(left->argument, right->argument) == 0;
}

/** The place of an equal finding, or the free place where it belongs. Called with the mutex. */
static uint16_t *find_place(const aclsimFinding *finding)
{
    for (uint32_t at = hash_of(finding);; at++) {
        uint16_t *place = &places[at % PLACES];
        if (*place == 0 || is_same(&list[*place - 1], finding)) {
            return place;
        }
    }
}

/** Called with the mutex. */
static bool make_room(void)
{
    if (count < capacity) {
        return true;
    }
    if (count == SIM_FINDINGS_KEPT) {
        return false;
    }
    const size_t more = capacity == 0 ? FIRST_CAPACITY : capacity * 2;
    aclsimFinding *bigger = realloc(list, more * sizeof *list);
    if (bigger == NULL) {
        return false;
    }
    list = bigger;
    capacity = more;
    return true;
}

/** Called with the mutex. */
static bool store(aclsimFinding *finding)
{
    uint16_t *place = find_place(finding);
    if (*place != 0) {
        aclsimFinding *known = &list[*place - 1];
        known->count += finding->count;
        finding->id = known->id;
        finding->count = known->count;
        return false;
    }
    finding->id = ++last_id;
    atomic_store_explicit(&any, true, memory_order_relaxed);
    if (!make_room()) {
        dropped++;
        return false;
    }
    list[count++] = *finding;
    *place = (uint16_t)count;
    return true;
}

bool sim_finding_store(aclsimFinding *finding)
{
    (void)pthread_mutex_lock(&mutex);
    const bool is_new = store(finding);
    (void)pthread_mutex_unlock(&mutex);
    return is_new;
}

bool sim_finding_any(void)
{
    return atomic_load_explicit(&any, memory_order_relaxed);
}

size_t sim_finding_count(void)
{
    (void)pthread_mutex_lock(&mutex);
    const size_t result = count;
    (void)pthread_mutex_unlock(&mutex);
    return result;
}

uint64_t sim_finding_dropped(void)
{
    (void)pthread_mutex_lock(&mutex);
    const uint64_t result = dropped;
    (void)pthread_mutex_unlock(&mutex);
    return result;
}

bool sim_finding_copy(size_t index, aclsimFinding *finding)
{
    (void)pthread_mutex_lock(&mutex);
    const bool exists = index < count;
    if (exists) {
        *finding = list[index];
    }
    (void)pthread_mutex_unlock(&mutex);
    return exists;
}

void sim_finding_clear(void)
{
    (void)pthread_mutex_lock(&mutex);
    free(list);
    list = NULL;
    atomic_store_explicit(&any, false, memory_order_relaxed);
    count = 0;
    capacity = 0;
    dropped = 0;
    memset(places, 0, sizeof places);
    (void)pthread_mutex_unlock(&mutex);
}
