#include "arena.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/spans.h"
#include "entry/address_limit.h"
#include "machine/config.h"

#define GIB ((size_t)1 << 30)
/** A device that gets fewer addresses than this has no memory. */
#define LEAST_SPAN ((size_t)64 << 20)
/** Blocks of at least this size give their RAM back at once. */
#define LARGE ((size_t)1 << 20)
/** Small freed blocks that wait together, by number and by bytes. */
#define PENDING_BLOCKS 512u
#define PENDING_BYTES ((size_t)32 << 20)

/** Normal pages, and pages of 2 MiB and 1 GiB together. */
enum pool { POOL_NORMAL, POOL_HUGE, POOLS };

struct pending {
    uint64_t offset;
    size_t size;
    bool touched;
};

struct arena {
    pthread_mutex_t mutex;
    /* Everything below is guarded by mutex; `bytes` and `file` are constant once set. */
    bool opened;
    int file;
    unsigned char *bytes;
    uint64_t limit[POOLS];
    uint64_t used[POOLS];
    uint64_t peak;
    struct sim_spans spans;
    struct pending pending[PENDING_BLOCKS];
    unsigned pending_count;
    size_t pending_bytes;
};

/* Index: device, then the host's. */
static struct arena arenas[SIM_MAX_DEVICES + 1];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static uint64_t host_memory(void)
{
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long page = sysconf(_SC_PAGESIZE);
    return pages <= 0 || page <= 0 ? GIB : (uint64_t)pages * (uint64_t)page;
}

static size_t span;

/** Each device needs its span twice, for its addresses and for its bytes; as much again is left to everything else. */
static void choose_span(void)
{
    const struct sim_config *config = sim_config();
    const size_t wanted = (size_t)((config->memory + config->memory / 2 + 2 * GIB - 1) / GIB * GIB);
    const size_t devices = config->devices > 0 ? (size_t)config->devices : 1;
    span = sim_address_limit_share(wanted, 4 * devices);
}

size_t sim_arena_span(void)
{
    static pthread_once_t chosen = PTHREAD_ONCE_INIT;
    (void)pthread_once(&chosen, choose_span);
    return span;
}

static void init(void)
{
    const uint64_t memory = sim_config()->memory;
    for (int index = 0; index <= SIM_MAX_DEVICES; index++) {
        struct arena *arena = &arenas[index];
        (void)pthread_mutex_init(&arena->mutex, NULL);
        arena->file = -1;
        /* A sixteenth is kept as normal pages, as the devices do it. */
        arena->limit[POOL_NORMAL] = memory / 16 / SIM_NORMAL_PAGE * SIM_NORMAL_PAGE;
        arena->limit[POOL_HUGE] = memory - arena->limit[POOL_NORMAL];
    }
    arenas[SIM_MAX_DEVICES].limit[POOL_HUGE] = host_memory();
}

static struct arena *arena_of(int32_t device)
{
    (void)pthread_once(&once, init);
    return &arenas[device == SIM_ARENA_HOST ? SIM_MAX_DEVICES : device];
}

static enum pool pool_of(enum sim_page page)
{
    return page == SIM_PAGE_NORMAL ? POOL_NORMAL : POOL_HUGE;
}

/** Maps the file; less of it where the process may not have so many addresses (valgrind, limits). */
static void *map_file(int file, size_t *length)
{
    void *bytes = MAP_FAILED;
    for (size_t size = *length; size >= LEAST_SPAN && bytes == MAP_FAILED; size = size / 2 / SIM_HUGE_PAGE * SIM_HUGE_PAGE) {
        bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, file, 0);
        *length = size;
    }
    return bytes;
}

/** Makes the file. Called with the mutex. */
static bool open_arena(struct arena *arena)
{
    if (arena->opened) {
        return true;
    }
    size_t length = sim_arena_span();
    const int file = memfd_create("ascendcl-sim-memory", MFD_CLOEXEC);
    if (file < 0) {
        return false;
    }
    void *bytes = MAP_FAILED;
    if (ftruncate(file, (off_t)length) == 0) {
        bytes = map_file(file, &length);
    }
    if (bytes == MAP_FAILED || !sim_spans_init(&arena->spans, 0, length)) {
        (void)close(file);
        return false;
    }
    arena->file = file;
    arena->bytes = bytes;
    arena->opened = true;
    return true;
}

static int by_offset(const void *left, const void *right)
{
    const struct pending *a = left;
    const struct pending *b = right;
    return a->offset < b->offset ? -1 : a->offset > b->offset;
}

/** Gives the RAM of a page range back to the host; it reads as zero afterwards. */
static void release_ram(const struct arena *arena, uint64_t offset, size_t size)
{
    (void)fallocate(arena->file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)offset, (off_t)size);
}

/** Makes the waiting blocks usable again, neighbours in one go. Called with the mutex. */
static void flush_pending(struct arena *arena)
{
    struct pending *items = arena->pending;
    const unsigned count = arena->pending_count;
    qsort(items, count, sizeof items[0], by_offset);
    for (unsigned first = 0; first < count;) {
        size_t size = items[first].size;
        bool touched = items[first].touched;
        unsigned next = first + 1;
        for (; next < count && items[next].offset == items[first].offset + size; next++) {
            size += items[next].size;
            touched = touched || items[next].touched;
        }
        if (touched) {
            release_ram(arena, items[first].offset, size);
        }
        sim_spans_give(&arena->spans, (uintptr_t)items[first].offset, size);
        first = next;
    }
    arena->pending_count = 0;
    arena->pending_bytes = 0;
}

aclError sim_arena_take(int32_t device, enum sim_page page, size_t size, struct sim_backing *backing)
{
    struct arena *arena = arena_of(device);
    const enum pool pool = pool_of(page);
    const size_t alignment = page == SIM_PAGE_NORMAL ? SIM_NORMAL_PAGE : SIM_HUGE_PAGE;
    (void)pthread_mutex_lock(&arena->mutex);
    uintptr_t offset = SIM_NO_SPAN;
    if (size <= arena->limit[pool] - arena->used[pool] && open_arena(arena)) {
        offset = sim_spans_take(&arena->spans, size, alignment);
        if (offset == SIM_NO_SPAN) {
            flush_pending(arena);
            offset = sim_spans_take(&arena->spans, size, alignment);
        }
    }
    if (offset != SIM_NO_SPAN) {
        arena->used[pool] += size;
        const uint64_t used = arena->used[POOL_NORMAL] + arena->used[POOL_HUGE];
        arena->peak = used > arena->peak ? used : arena->peak;
        *backing = (struct sim_backing){arena->bytes + offset, device, page, size, offset};
    }
    (void)pthread_mutex_unlock(&arena->mutex);
    return offset == SIM_NO_SPAN ? ACL_ERROR_RT_MEMORY_ALLOCATION : ACL_SUCCESS;
}

void sim_arena_give(const struct sim_backing *backing, bool touched)
{
    struct arena *arena = arena_of(backing->device);
    const bool large = backing->size >= LARGE;
    if (large && touched) {
        release_ram(arena, backing->offset, backing->size);
    }
    (void)pthread_mutex_lock(&arena->mutex);
    arena->used[pool_of(backing->page)] -= backing->size;
    if (arena->pending_count == PENDING_BLOCKS || arena->pending_bytes > PENDING_BYTES) {
        flush_pending(arena);
    }
    arena->pending[arena->pending_count++] =
        (struct pending){backing->offset, backing->size, touched && !large};
    arena->pending_bytes += touched && !large ? backing->size : 0;
    (void)pthread_mutex_unlock(&arena->mutex);
}

void sim_arena_info(int32_t device, enum sim_page page, uint64_t *free_bytes, uint64_t *total_bytes)
{
    struct arena *arena = arena_of(device);
    const enum pool pool = pool_of(page);
    (void)pthread_mutex_lock(&arena->mutex);
    *total_bytes = arena->limit[pool];
    *free_bytes = arena->limit[pool] - arena->used[pool];
    (void)pthread_mutex_unlock(&arena->mutex);
}

uint64_t sim_arena_peak(int32_t device)
{
    struct arena *arena = arena_of(device);
    (void)pthread_mutex_lock(&arena->mutex);
    const uint64_t peak = arena->peak;
    (void)pthread_mutex_unlock(&arena->mutex);
    return peak;
}

int sim_arena_file(int32_t device)
{
    struct arena *arena = arena_of(device);
    (void)pthread_mutex_lock(&arena->mutex);
    const int file = arena->file;
    (void)pthread_mutex_unlock(&arena->mutex);
    return file;
}
