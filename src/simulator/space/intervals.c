#include "intervals.h"

#include <stdlib.h>
#include <string.h>

#include "machine/config.h"

/** Most intervals of one set. */
#define LIMIT 1024u
#define POISON 0xA5

unsigned char sim_intervals_pattern(void)
{
    return sim_config()->poison ? POISON : 0;
}

void sim_intervals_init(struct sim_intervals *set, unsigned char *bytes)
{
    (void)pthread_mutex_init(&set->mutex, NULL);
    set->count = 0;
    set->capacity = 1;
    set->items = &set->first;
    set->touched = false;
    set->bytes = bytes;
}

void sim_intervals_end(struct sim_intervals *set)
{
    if (set->items != &set->first) {
        free(set->items);
    }
    (void)pthread_mutex_destroy(&set->mutex);
}

/** Index of the first interval that ends at `from` or behind it. */
static uint32_t find(const struct sim_intervals *set, size_t from)
{
    uint32_t low = 0;
    uint32_t high = set->count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (set->items[middle].to < from) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static void delete_items(struct sim_intervals *set, uint32_t index, uint32_t count)
{
    memmove(&set->items[index], &set->items[index + count],
        (set->count - index - count) * sizeof set->items[0]);
    set->count -= count;
}

static bool grow(struct sim_intervals *set)
{
    if (set->count < set->capacity) {
        return true;
    }
    const uint32_t capacity = set->capacity == 1 ? 8 : set->capacity * 2;
    struct sim_interval *items = malloc(capacity * sizeof *items);
    if (items == NULL) {
        return false;
    }
    memcpy(items, set->items, set->count * sizeof *items);
    if (set->items != &set->first) {
        free(set->items);
    }
    set->items = items;
    set->capacity = capacity;
    return true;
}

/** Fills a hole for real. */
static void fill(struct sim_intervals *set, size_t from, size_t to)
{
    memset(set->bytes + from, sim_intervals_pattern(), to - from);
}

/** Joins the two neighbours with the smallest hole between them. */
static void close_smallest_hole(struct sim_intervals *set)
{
    uint32_t best = 0;
    for (uint32_t index = 1; index + 1 < set->count; index++) {
        if (set->items[index + 1].from - set->items[index].to < set->items[best + 1].from - set->items[best].to) {
            best = index;
        }
    }
    fill(set, set->items[best].to, set->items[best + 1].from);
    set->items[best].to = set->items[best + 1].to;
    delete_items(set, best + 1, 1);
}

/** Inserts an interval that touches no other at `index`. */
static bool put(struct sim_intervals *set, uint32_t index, size_t from, size_t to)
{
    if (!grow(set)) {
        return false;
    }
    memmove(&set->items[index + 1], &set->items[index], (set->count - index) * sizeof set->items[0]);
    set->items[index] = (struct sim_interval){from, to};
    set->count++;
    return true;
}

/** The set without memory for one more item: an item takes the hole to its neighbour with it. */
static void join_neighbour(struct sim_intervals *set, uint32_t index, size_t from, size_t to)
{
    if (index < set->count) {
        fill(set, to, set->items[index].from);
        set->items[index].from = from;
    } else {
        fill(set, set->items[index - 1].to, from);
        set->items[index - 1].to = to;
    }
}

void sim_intervals_add(struct sim_intervals *set, size_t from, size_t to)
{
    if (from >= to) {
        return;
    }
    (void)pthread_mutex_lock(&set->mutex);
    set->touched = true;
    const uint32_t index = find(set, from);
    if (index == set->count || set->items[index].from > to) {
        if (!put(set, index, from, to)) {
            join_neighbour(set, index, from, to);
        }
        if (set->count > LIMIT) {
            close_smallest_hole(set);
        }
    } else {
        struct sim_interval *item = &set->items[index];
        uint32_t last = index;
        while (last + 1 < set->count && set->items[last + 1].from <= to) {
            last++;
        }
        item->from = item->from < from ? item->from : from;
        item->to = set->items[last].to > to ? set->items[last].to : to;
        delete_items(set, index + 1, last - index);
    }
    (void)pthread_mutex_unlock(&set->mutex);
}

void sim_intervals_remove(struct sim_intervals *set, size_t from, size_t to)
{
    (void)pthread_mutex_lock(&set->mutex);
    uint32_t index = find(set, from);
    while (index < set->count && set->items[index].from < to) {
        struct sim_interval *item = &set->items[index];
        const size_t end = item->to;
        if (item->from >= from && end <= to) {
            delete_items(set, index, 1);
        } else if (item->from < from && end > to) {
            item->to = from;
            if (!put(set, index + 1, to, end)) {
                fill(set, from, to);
                item->to = end;
            } else if (set->count > LIMIT) {
                close_smallest_hole(set);
            }
            break;
        } else if (item->from < from) {
            item->to = from;
            index++;
        } else {
            item->from = to;
            break;
        }
    }
    (void)pthread_mutex_unlock(&set->mutex);
}

bool sim_intervals_run(struct sim_intervals *set, size_t from, size_t to, size_t *end)
{
    (void)pthread_mutex_lock(&set->mutex);
    const uint32_t index = find(set, from + 1);
    const bool written = index < set->count && set->items[index].from <= from;
    size_t change = to;
    if (written) {
        change = set->items[index].to;
    } else if (index < set->count) {
        change = set->items[index].from;
    }
    (void)pthread_mutex_unlock(&set->mutex);
    *end = change < to ? change : to;
    return written;
}

bool sim_intervals_touched(struct sim_intervals *set)
{
    (void)pthread_mutex_lock(&set->mutex);
    const bool touched = set->touched;
    (void)pthread_mutex_unlock(&set->mutex);
    return touched;
}
