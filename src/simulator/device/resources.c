/*
 * Numbers of streams, events and notifies of a device, counted against the product's limits.
 */
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "device.h"
#include "entry/error.h"
#include "machine/config.h"

#define WORD_BITS 64u
#define MAX_NOTIFIES 8192u

struct numbers {
    /** One bit per number, set: taken. Made at the first use. */
    uint64_t *taken;
    uint32_t limit;
    uint32_t used;
    /** No free number lies in a word before this one. */
    uint32_t first_word;
};

/* Guards all numbers. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct numbers numbers[SIM_MAX_DEVICES][SIM_RESOURCE_KINDS];

static uint32_t limit_of(enum sim_device_resource resource)
{
    const struct sim_product *product = sim_config()->product;
    switch (resource) {
    case SIM_RESOURCE_STREAM:
        return product->max_streams;
    case SIM_RESOURCE_EVENT:
        return product->max_events;
    default:
        return MAX_NOTIFIES;
    }
}

/** The numbers of a device, ready for use. Called with the mutex. */
static struct numbers *prepare(int32_t device, enum sim_device_resource resource)
{
    struct numbers *own = &numbers[device][resource];
    if (own->taken == NULL) {
        own->limit = limit_of(resource);
        own->taken = calloc((own->limit + WORD_BITS - 1) / WORD_BITS, sizeof *own->taken);
    }
    return own;
}

static int32_t take(struct numbers *own)
{
    if (own->taken == NULL || own->used == own->limit) {
        return -1;
    }
    const uint32_t words = (own->limit + WORD_BITS - 1) / WORD_BITS;
    for (uint32_t word = own->first_word; word < words; word++) {
        const uint64_t open = ~own->taken[word];
        if (open == 0) {
            continue;
        }
        const uint32_t number = word * WORD_BITS + (uint32_t)__builtin_ctzll(open);
        own->first_word = word;
        if (number >= own->limit) {
            return -1;
        }
        own->taken[word] |= (uint64_t)1 << (number % WORD_BITS);
        own->used++;
        return (int32_t)number;
    }
    return -1;
}

int32_t sim_device_take(int32_t device, enum sim_device_resource resource)
{
    (void)pthread_mutex_lock(&mutex);
    const int32_t number = take(prepare(device, resource));
    (void)pthread_mutex_unlock(&mutex);
    return number;
}

void sim_device_give(int32_t device, enum sim_device_resource resource, int32_t number)
{
    if (number < 0) {
        return;
    }
    (void)pthread_mutex_lock(&mutex);
    struct numbers *own = &numbers[device][resource];
    const uint32_t word = (uint32_t)number / WORD_BITS;
    own->taken[word] &= ~((uint64_t)1 << ((uint32_t)number % WORD_BITS));
    own->used--;
    if (word < own->first_word) {
        own->first_word = word;
    }
    (void)pthread_mutex_unlock(&mutex);
}

uint32_t sim_device_left(int32_t device, enum sim_device_resource resource)
{
    (void)pthread_mutex_lock(&mutex);
    const struct numbers *own = prepare(device, resource);
    const uint32_t left = own->limit - own->used;
    (void)pthread_mutex_unlock(&mutex);
    return left;
}

aclError sim_device_fail_resource(aclError code, int32_t device, enum sim_device_resource resource)
{
    static const char *const names[SIM_RESOURCE_KINDS] = {"streams", "events", "notifies"};
    if (sim_device_left(device, resource) > 0) {
        return sim_fail(code, "EE1013", "the host has no memory or thread left for more %s", names[resource]);
    }
    return sim_fail(code, "EE1023", "all %u %s of device %d are in use; destroy %s that are not needed",
        (unsigned)limit_of(resource), names[resource], device, names[resource]);
}
