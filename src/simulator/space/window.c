#include "window.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>

#include "arena.h"
#include "base/spans.h"
#include "entry/address_limit.h"
#include "machine/config.h"

#define GIB ((size_t)1 << 30)
#define TIB ((size_t)1 << 40)
/** Addresses for aliases and imported memory. */
#define FOREIGN_SIZE (TIB / 2)
/** Unit in which a window with holes is reserved, and most units of such a window. */
#define CHUNK (16 * GIB)
#define CHUNKS 512u
/** A window has to have so many addresses to hand out. */
#define LEAST_SIZE ((size_t)64 << 20)
/** Of the addresses that a limited process may still have, a window takes one part in so many. */
#define LIMITED_SHARE 8
#define WORD_BITS 64u
/** Where to look for room when the documented start is taken: steps, and how far. */
#define SEARCH_STEP (64 * GIB)
#define SEARCH_EXTENT (16 * TIB)

struct window {
    pthread_once_t once;
    pthread_mutex_t mutex;
    /** Guarded by mutex. */
    struct sim_spans spans;
    /* Written once, `size` last; readers that find a size see the base too. */
    uintptr_t base;
    atomic_size_t size;
    /** One bit for each chunk that belongs to somebody else. JavaScript engines put pages all over the address space. */
    uint64_t holes[CHUNKS / WORD_BITS];
};

static struct window windows[SIM_WINDOWS] = {
    [SIM_WINDOW_RESERVED] = {.once = PTHREAD_ONCE_INIT, .mutex = PTHREAD_MUTEX_INITIALIZER},
    [SIM_WINDOW_DEVICE] = {.once = PTHREAD_ONCE_INIT, .mutex = PTHREAD_MUTEX_INITIALIZER},
    [SIM_WINDOW_MANAGED] = {.once = PTHREAD_ONCE_INIT, .mutex = PTHREAD_MUTEX_INITIALIZER},
};

/** The thread sanitizer ends the process when memory lies where it does not expect any. */
#ifdef __SANITIZE_THREAD__
#define CHOOSES_ADDRESSES false
#else
#define CHOOSES_ADDRESSES true
#endif

/** Set when the system (valgrind, kernels before 4.17) does not listen: asking on and on only costs time. */
static atomic_bool ignored;

static bool can_choose(void)
{
    return CHOOSES_ADDRESSES && !atomic_load(&ignored);
}

/** Reserves addresses; with `place` exactly there. */
static uintptr_t reserve(uintptr_t place, size_t size)
{
    if (place != 0 && !can_choose()) {
        return 0;
    }
    const int fixed = place != 0 ? MAP_FIXED_NOREPLACE : 0;
    void *address = mmap((void *)place, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | fixed, -1, 0);
    if (address == MAP_FAILED) {
        return 0;
    }
    if (place != 0 && (uintptr_t)address != place) {
        atomic_store(&ignored, true);
        (void)munmap(address, size);
        return 0;
    }
    return (uintptr_t)address;
}

/** The window exists from here on. `head` bytes at its start are left to the caller. */
static void finish(struct window *window, uintptr_t base, size_t size, size_t head)
{
    if (base == 0 || !sim_spans_init(&window->spans, base + head, size - head)) {
        return;
    }
    window->base = base;
    atomic_store_explicit(&window->size, size, memory_order_release);
}

/** Reserves `size` bytes at `place`, or as little above as possible. */
static uintptr_t reserve_above(uintptr_t place, size_t size)
{
    for (size_t offset = 0; offset < SEARCH_EXTENT; offset += SEARCH_STEP) {
        const uintptr_t base = reserve(place + offset, size);
        if (base != 0) {
            return base;
        }
    }
    return 0;
}

/** Makes a window where the system likes, at a start for huge pages; as large as there is room for, up to `size`. */
static void make_anywhere(struct window *window, size_t size, size_t head)
{
    for (; size >= head + LEAST_SIZE; size = head + (size - head) / 2) {
        const uintptr_t base = reserve(0, size + SIM_HUGE_PAGE);
        if (base != 0) {
            finish(window, (base + SIM_HUGE_PAGE - 1) & ~(uintptr_t)(SIM_HUGE_PAGE - 1), size, head);
            return;
        }
    }
}

/** Makes a window in one piece. */
static void make(struct window *window, uintptr_t place, size_t size, size_t least, size_t head)
{
    uintptr_t base = reserve_above(place, size);
    if (base == 0) {
        size = least;
        base = reserve_above(place, size);
    }
    if (base != 0) {
        finish(window, base, size, head);
    } else {
        make_anywhere(window, size, head);
    }
}

static bool is_hole(const struct window *window, size_t chunk)
{
    return chunk < CHUNKS && (window->holes[chunk / WORD_BITS] >> (chunk % WORD_BITS) & 1) != 0;
}

/** Reserves the free chunks of a range. @return bytes that are there */
static size_t reserve_chunks(struct window *window, uintptr_t place, size_t size)
{
    size_t present = 0;
    for (size_t chunk = 0; chunk < size / CHUNK; chunk++) {
        if (reserve(place + chunk * CHUNK, CHUNK) != 0) {
            present += CHUNK;
        } else {
            window->holes[chunk / WORD_BITS] |= (uint64_t)1 << (chunk % WORD_BITS);
        }
    }
    return present;
}

/** Takes the chunks that belong to somebody else out of the free part. */
static void take_holes(struct window *window, uintptr_t place, size_t size)
{
    for (size_t chunk = 0; chunk < size / CHUNK; chunk++) {
        if (is_hole(window, chunk)) {
            (void)sim_spans_take_at(&window->spans, place + chunk * CHUNK, CHUNK);
        }
    }
}

/** Reservations have to lie where they are documented to lie, so that this window may have holes. */
static void make_reserved(void)
{
    struct window *window = &windows[SIM_WINDOW_RESERVED];
    const uintptr_t place = 16 * TIB;
    const size_t size = CHUNKS * CHUNK;
    if (reserve_chunks(window, place, size) == 0) {
        for (size_t word = 0; word < CHUNKS / WORD_BITS; word++) {
            window->holes[word] = 0;
        }
        make_anywhere(window, sim_address_limit_share(TIB / 4, LIMITED_SHARE), 0);
        return;
    }
    finish(window, place, size, 0);
    take_holes(window, place, size);
}

static void make_device(void)
{
    const size_t head = (size_t)sim_config()->devices * sim_arena_span();
    const size_t foreign = sim_address_limit_share(FOREIGN_SIZE, LIMITED_SHARE);
    const size_t least = foreign < TIB / 16 ? foreign : TIB / 16;
    make(&windows[SIM_WINDOW_DEVICE], 24 * TIB, head + foreign, head + least, head);
}

static void make_managed(void)
{
    const size_t size = sim_address_limit_share(3 * TIB, LIMITED_SHARE);
    make(&windows[SIM_WINDOW_MANAGED], 9 * TIB, size, size < TIB / 16 ? size : TIB / 16, 0);
}

/** The window, made at its first use. NULL when there is no room for it. */
static struct window *open_window(enum sim_window index)
{
    static void (*const makers[SIM_WINDOWS])(void) = {
        [SIM_WINDOW_RESERVED] = make_reserved,
        [SIM_WINDOW_DEVICE] = make_device,
        [SIM_WINDOW_MANAGED] = make_managed,
    };
    struct window *window = &windows[index];
    (void)pthread_once(&window->once, makers[index]);
    return atomic_load_explicit(&window->size, memory_order_acquire) == 0 ? NULL : window;
}

uintptr_t sim_window_take(enum sim_window index, size_t size, size_t alignment)
{
    struct window *window = open_window(index);
    if (window == NULL) {
        return 0;
    }
    (void)pthread_mutex_lock(&window->mutex);
    const uintptr_t start = sim_spans_take(&window->spans, size, alignment);
    (void)pthread_mutex_unlock(&window->mutex);
    return start == SIM_NO_SPAN ? 0 : start;
}

bool sim_window_take_at(enum sim_window index, uintptr_t start, size_t size)
{
    struct window *window = open_window(index);
    if (window == NULL) {
        return false;
    }
    (void)pthread_mutex_lock(&window->mutex);
    const bool taken = sim_spans_take_at(&window->spans, start, size);
    (void)pthread_mutex_unlock(&window->mutex);
    return taken;
}

void sim_window_give(enum sim_window index, uintptr_t start, size_t size)
{
    struct window *window = &windows[index];
    (void)pthread_mutex_lock(&window->mutex);
    sim_spans_give(&window->spans, start, size);
    (void)pthread_mutex_unlock(&window->mutex);
}

/** The part of [start, start + size) that the process could have memory at: 47 bits of addresses on x86, 48 elsewhere. */
static size_t reachable(uintptr_t start, size_t size)
{
#ifdef __x86_64__
    const uintptr_t end = 128 * TIB - SIM_NORMAL_PAGE;
#else
    const uintptr_t end = 256 * TIB - SIM_NORMAL_PAGE;
#endif
    const size_t below = start < end ? end - start : 0;
    return below < size ? below : size;
}

bool sim_window_take_far(uintptr_t start, size_t size)
{
    if (sim_window_overlaps(start, size)) {
        return false;
    }
    const size_t part = reachable(start, size);
    return part == 0 || !can_choose() || reserve(start, part) != 0;
}

void sim_window_give_far(uintptr_t start, size_t size)
{
    const size_t part = reachable(start, size);
    if (part != 0 && can_choose()) {
        (void)munmap((void *)start, part);
    }
}

uintptr_t sim_window_device(int32_t device)
{
    const struct window *window = open_window(SIM_WINDOW_DEVICE);
    return window == NULL ? 0 : window->base + (size_t)device * sim_arena_span();
}

/** True when [start, start + size), which lies inside the window, touches a chunk that is no hole. */
static bool touches_chunk(const struct window *window, uintptr_t start, size_t size)
{
    const size_t last = (start + size - 1 - window->base) / CHUNK;
    for (size_t chunk = (start - window->base) / CHUNK; chunk <= last; chunk++) {
        if (!is_hole(window, chunk)) {
            return true;
        }
    }
    return false;
}

static bool overlaps(const struct window *window, uintptr_t start, size_t size)
{
    const size_t extent = atomic_load_explicit(&window->size, memory_order_acquire);
    if (extent == 0 || size == 0) {
        return false;
    }
    const uintptr_t first = start > window->base ? start : window->base;
    const uintptr_t end = window->base + extent < start + size ? window->base + extent : start + size;
    return first < end && touches_chunk(window, first, end - first);
}

bool sim_window_overlaps(uintptr_t start, size_t size)
{
    for (int index = 0; index < SIM_WINDOWS; index++) {
        if (overlaps(&windows[index], start, size)) {
            return true;
        }
    }
    return false;
}
