#include "window.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>

#include "arena.h"
#include "config.h"
#include "spans.h"

#define GIB ((size_t)1 << 30)
#define TIB ((size_t)1 << 40)
/** Addresses for aliases and imported memory. */
#define FOREIGN_SIZE (TIB / 2)

struct window {
    pthread_once_t once;
    pthread_mutex_t mutex;
    /** Guarded by mutex. */
    struct sim_spans spans;
    /* Written once, `size` last; readers that find a size see the base too. */
    uintptr_t base;
    atomic_size_t size;
    /** Start of the part that `spans` covers. */
    uintptr_t shared;
};

static struct window windows[SIM_WINDOWS] = {
    [SIM_WINDOW_RESERVED] = {.once = PTHREAD_ONCE_INIT, .mutex = PTHREAD_MUTEX_INITIALIZER},
    [SIM_WINDOW_DEVICE] = {.once = PTHREAD_ONCE_INIT, .mutex = PTHREAD_MUTEX_INITIALIZER},
    [SIM_WINDOW_MANAGED] = {.once = PTHREAD_ONCE_INIT, .mutex = PTHREAD_MUTEX_INITIALIZER},
};

/** Reserves addresses; with `place` exactly there. */
static uintptr_t reserve(uintptr_t place, size_t size)
{
    const int fixed = place != 0 ? MAP_FIXED_NOREPLACE : 0;
    void *address = mmap((void *)place, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | fixed, -1, 0);
    if (address == MAP_FAILED) {
        return 0;
    }
    if (place != 0 && (uintptr_t)address != place) {
        (void)munmap(address, size);
        return 0;
    }
    return (uintptr_t)address;
}

/**
 * Makes a window of `size` bytes at `place`, or a little above (the address sanitizer's shadow memory ends there), or
 * anywhere with at least `least` bytes. `head` bytes at its start are left to the caller.
 */
static void make(struct window *window, uintptr_t place, size_t size, size_t least, size_t head)
{
    const size_t shift = 4 * GIB;
    uintptr_t base = reserve(place, size);
    if (base == 0 && size > 2 * shift) {
        base = reserve(place + shift, size - shift);
        size = base != 0 ? size - shift : size;
    }
    if (base == 0) {
        size = least;
        /* Two mebibytes more, so that the start can be aligned. */
        base = reserve(0, size + SIM_HUGE_PAGE);
        base = (base + SIM_HUGE_PAGE - 1) & ~(uintptr_t)(SIM_HUGE_PAGE - 1);
    }
    if (base == 0 || !sim_spans_init(&window->spans, base + head, size - head)) {
        return;
    }
    window->base = base;
    window->shared = base + head;
    atomic_store_explicit(&window->size, size, memory_order_release);
}

static void make_reserved(void)
{
    make(&windows[SIM_WINDOW_RESERVED], 16 * TIB, 8 * TIB, TIB / 4, 0);
}

static void make_device(void)
{
    const size_t head = (size_t)sim_config()->devices * sim_arena_span();
    make(&windows[SIM_WINDOW_DEVICE], 24 * TIB, head + FOREIGN_SIZE, head + TIB / 16, head);
}

static void make_managed(void)
{
    make(&windows[SIM_WINDOW_MANAGED], 9 * TIB, 3 * TIB, TIB / 16, 0);
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

uintptr_t sim_window_device(int32_t device)
{
    const struct window *window = open_window(SIM_WINDOW_DEVICE);
    return window == NULL ? 0 : window->base + (size_t)device * sim_arena_span();
}

static bool overlaps(const struct window *window, uintptr_t start, size_t size)
{
    const size_t extent = atomic_load_explicit(&window->size, memory_order_acquire);
    if (extent == 0) {
        return false;
    }
    return start >= window->base ? start - window->base < extent : window->base - start < size;
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

bool sim_window_contains(enum sim_window index, uintptr_t start, size_t size)
{
    const struct window *window = open_window(index);
    if (window == NULL || start < window->base) {
        return false;
    }
    const size_t extent = atomic_load_explicit(&window->size, memory_order_acquire);
    return start - window->base <= extent && extent - (start - window->base) >= size;
}
