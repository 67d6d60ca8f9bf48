#include "pool.h"

#include <pthread.h>
#include <stdlib.h>

#include "aclsim.h"
#include "handles/handle.h"
#include "machine/config.h"
#include "space/misuse.h"
#include "space/window.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
/** Guarded by mutex: all blocks by address. */
static struct sim_tree_node *blocks;

void sim_pool_lock(void)
{
    (void)pthread_mutex_lock(&mutex);
}

void sim_pool_unlock(void)
{
    (void)pthread_mutex_unlock(&mutex);
}

struct sim_pool *sim_pool_acquire(aclrtMemPool handle)
{
    return sim_handle_acquire(ACLSIM_OBJECT_MEMORY_POOL, handle);
}

/** The block that contains an address. Called with the mutex. */
static struct sim_pool_block *find(uintptr_t address)
{
    struct sim_tree_node *node = sim_tree_floor(blocks, address);
    return node != NULL && address - node->start < node->size ? (struct sim_pool_block *)node : NULL;
}

/** A block whose last range has gone and that no pool has any more. */
static void delete_block(struct sim_pool_block *block)
{
    sim_tree_remove(&blocks, &block->node);
    sim_arena_give(&block->backing, block->touched);
    free(block);
}

static void end_range(struct sim_range *range)
{
    struct sim_pool_block *block = range->owner;
    (void)pthread_mutex_lock(&mutex);
    block->touched = block->touched || sim_intervals_touched(range->written);
    block->ranges--;
    if (block->ranges == 0 && block->pool == NULL) {
        delete_block(block);
    }
    (void)pthread_mutex_unlock(&mutex);
}

/** Puts a block into the address map. Called with the mutex. */
static bool show(struct sim_pool_block *block, size_t requested)
{
    struct sim_range *range = sim_range_new(SIM_SPACE_DEVICE, block->node.start, block->node.size, requested);
    if (range == NULL) {
        return false;
    }
    range->object = ACLSIM_OBJECT_POOL_BLOCK;
    range->device = block->pool->device;
    range->backing = block->backing;
    range->owner = block;
    range->end = end_range;
    sim_range_track(range);
    if (!sim_space_insert(range)) {
        free(range);
        return false;
    }
    block->ranges++;
    return true;
}

/** Takes a block out of the address map; the range is dropped by the caller without the mutex. */
static struct sim_range *hide(struct sim_pool_block *block)
{
    block->state = SIM_POOL_CACHED;
    return sim_space_remove(block->node.start, ACLSIM_OBJECT_POOL_BLOCK);
}

/** Memory from the device. Called with the mutex. */
static struct sim_pool_block *grow(struct sim_pool *pool, size_t size)
{
    struct sim_pool_block *block = calloc(1, sizeof *block);
    const uintptr_t window = sim_window_device(pool->device);
    if (block == NULL || window == 0 ||
        sim_arena_take(pool->device, SIM_PAGE_HUGE, size, &block->backing) != ACL_SUCCESS) {
        free(block);
        return NULL;
    }
    block->node.start = window + block->backing.offset;
    block->node.size = size;
    block->pool = pool;
    block->state = SIM_POOL_CACHED;
    block->next_in_pool = pool->blocks;
    pool->blocks = block;
    sim_tree_insert(&blocks, &block->node);
    pool->reserved += size;
    pool->reserved_high = pool->reserved > pool->reserved_high ? pool->reserved : pool->reserved_high;
    return block;
}

/** A block of the size that may be handed out on a stream: cached, or freed on the same stream before. */
static struct sim_pool_block *find_free(struct sim_pool *pool, size_t size, const void *stream)
{
    struct sim_pool_block *block = pool->blocks;
    while (block != NULL) {
        const bool usable = block->state == SIM_POOL_CACHED || (block->state == SIM_POOL_PENDING && block->stream == stream);
        if (usable && block->node.size == size) {
            return block;
        }
        block = block->next_in_pool;
    }
    return NULL;
}

struct sim_range *sim_pool_take(struct sim_pool *pool, size_t size, size_t requested, const void *stream)
{
    const bool reuse = sim_config()->version.pool_reuse;
    struct sim_pool_block *block = reuse ? find_free(pool, size, stream) : NULL;
    if (block == NULL) {
        if (reuse && size > pool->max_size - pool->reserved) {
            (void)sim_pool_trim(pool, pool->max_size < size ? 0 : pool->max_size - size);
        }
        block = size > pool->max_size - pool->reserved ? NULL : grow(pool, size);
    }
    if (block == NULL || (block->state == SIM_POOL_CACHED && !show(block, requested))) {
        return NULL;
    }
    block->state = SIM_POOL_USED;
    pool->used += size;
    pool->used_high = pool->used > pool->used_high ? pool->used : pool->used_high;
    return sim_space_acquire(block->node.start);
}

struct sim_pool_block *sim_pool_give(uintptr_t address, const void *stream)
{
    struct sim_pool_block *block = find(address);
    if (block == NULL || block->node.start != address || block->state != SIM_POOL_USED || block->pool == NULL) {
        return NULL;
    }
    block->state = SIM_POOL_PENDING;
    block->stream = stream;
    block->frees++;
    block->pool->used -= block->node.size;
    return block;
}

void sim_pool_passed(uintptr_t address, uint64_t frees)
{
    struct sim_range *range = NULL;
    (void)pthread_mutex_lock(&mutex);
    struct sim_pool_block *block = find(address);
    if (block != NULL && block->node.start == address && block->state == SIM_POOL_PENDING && block->frees == frees) {
        range = hide(block);
    }
    (void)pthread_mutex_unlock(&mutex);
    if (range != NULL) {
        sim_space_drop(range);
    }
}

bool sim_pool_contains(uintptr_t address)
{
    (void)pthread_mutex_lock(&mutex);
    const bool contains = find(address) != NULL;
    (void)pthread_mutex_unlock(&mutex);
    return contains;
}

bool sim_pool_trim(struct sim_pool *pool, uint64_t keep)
{
    bool any = false;
    for (struct sim_pool_block **link = &pool->blocks; *link != NULL && pool->reserved > keep;) {
        struct sim_pool_block *block = *link;
        if (block->state != SIM_POOL_CACHED || block->ranges > 0) {
            link = &block->next_in_pool;
            continue;
        }
        *link = block->next_in_pool;
        pool->reserved -= block->node.size;
        delete_block(block);
        any = true;
    }
    return any;
}

void sim_pool_empty(struct sim_pool *pool)
{
    while (pool->blocks != NULL) {
        struct sim_pool_block *block = pool->blocks;
        pool->blocks = block->next_in_pool;
        block->pool = NULL;
        struct sim_range *range = block->state == SIM_POOL_CACHED ? NULL : hide(block);
        if (range == NULL && block->ranges == 0) {
            delete_block(block);
            continue;
        }
        (void)pthread_mutex_unlock(&mutex);
        if (range != NULL) {
            (void)sim_misuse_in_use(range, "memPool");
            sim_space_drop(range);
        }
        (void)pthread_mutex_lock(&mutex);
    }
}

bool sim_pool_free(uintptr_t address)
{
    (void)pthread_mutex_lock(&mutex);
    struct sim_pool_block *block = sim_pool_give(address, NULL);
    struct sim_range *range = block == NULL ? NULL : hide(block);
    (void)pthread_mutex_unlock(&mutex);
    if (range != NULL) {
        (void)sim_misuse_in_use(range, "devPtr");
        sim_space_drop(range);
    }
    return block != NULL;
}

/** What a visit of all pools does. */
struct trim {
    int32_t device;
    /** Keep what the release threshold says; else nothing. */
    bool to_threshold;
    bool any;
};

static bool trim_pool(void *object, void *argument)
{
    struct sim_pool *pool = object;
    struct trim *trim = argument;
    (void)pthread_mutex_lock(&mutex);
    if (pool->device == trim->device && sim_pool_trim(pool, trim->to_threshold ? pool->threshold : 0)) {
        trim->any = true;
    }
    (void)pthread_mutex_unlock(&mutex);
    return true;
}

bool sim_pool_trim_all(int32_t device)
{
    if (!sim_config()->version.pool_reuse) {
        return false;
    }
    struct trim trim = {.device = device, .to_threshold = false};
    sim_handle_each(ACLSIM_OBJECT_MEMORY_POOL, trim_pool, &trim);
    return trim.any;
}

void sim_pool_synchronized(int32_t device)
{
    if (!sim_config()->version.pool_reuse) {
        return;
    }
    struct trim trim = {.device = device, .to_threshold = true};
    sim_handle_each(ACLSIM_OBJECT_MEMORY_POOL, trim_pool, &trim);
}
