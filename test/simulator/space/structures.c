/*
 * The structures under the address map against simple models: ordered spans, free spans, sets of written bytes.
 */
#include "memory.h"

/* The parts themselves, as they are hidden in the library. */
#include "base/spans.c"
#include "base/tree.c"
#include "space/intervals.c"

const struct sim_config *sim_config(void)
{
    static const struct sim_config config = {.poison = true};
    return &config;
}

enum { NODES = 300, EXTENT = 4096 };

static bool balanced(const struct sim_tree_node *node, int *height, size_t *largest)
{
    if (node == NULL) {
        *height = 0;
        *largest = 0;
        return true;
    }
    int left;
    int right;
    size_t of_left;
    size_t of_right;
    if (!balanced(node->left, &left, &of_left) || !balanced(node->right, &right, &of_right)) {
        return false;
    }
    *height = (left > right ? left : right) + 1;
    *largest = of_left > of_right ? of_left : of_right;
    *largest = *largest > node->size ? *largest : node->size;
    return left - right <= 1 && right - left <= 1 && node->height == *height && node->largest == *largest;
}

/** Compares every question to the tree with a walk over the array. */
static void compare(struct sim_tree_node *root, const struct sim_tree_node *nodes, const bool *present, uint64_t chance)
{
    const uintptr_t address = chance % (NODES * 10 + 20);
    const size_t size = chance / 7 % 12;
    const struct sim_tree_node *floor = NULL;
    const struct sim_tree_node *ceiling = NULL;
    const struct sim_tree_node *fit = NULL;
    for (size_t index = 0; index < NODES; index++) {
        const struct sim_tree_node *node = &nodes[index];
        if (!present[index]) {
            continue;
        }
        floor = node->start <= address ? node : floor;
        ceiling = ceiling == NULL && node->start >= address ? node : ceiling;
        fit = fit == NULL && node->size >= size ? node : fit;
    }
    CHECK(sim_tree_floor(root, address) == floor);
    CHECK(sim_tree_ceiling(root, address) == ceiling);
    CHECK(size == 0 || sim_tree_first_fit(root, size) == fit);
}

static void trees_stay_ordered_and_balanced(void)
{
    uint64_t random = seed_of("trees_stay_ordered_and_balanced");
    static struct sim_tree_node nodes[NODES];
    static bool present[NODES];
    struct sim_tree_node *root = NULL;
    for (size_t index = 0; index < NODES; index++) {
        nodes[index].start = index * 10 + 5;
        nodes[index].size = 1 + next_random(&random) % 10;
    }
    for (int step = 0; step < 20000; step++) {
        const size_t index = next_random(&random) % NODES;
        if (present[index]) {
            sim_tree_remove(&root, &nodes[index]);
        } else {
            sim_tree_insert(&root, &nodes[index]);
        }
        present[index] = !present[index];
        compare(root, nodes, present, next_random(&random));
        int height;
        size_t largest;
        CHECK(step % 16 != 0 || balanced(root, &height, &largest));
    }
}

static bool all_are(const bool *units, size_t start, size_t size, bool value)
{
    for (size_t unit = start; unit < start + size; unit++) {
        if (unit >= EXTENT || units[unit] != value) {
            return false;
        }
    }
    return true;
}

static void set_all(bool *units, size_t start, size_t size, bool value)
{
    for (size_t unit = start; unit < start + size; unit++) {
        units[unit] = value;
    }
}

static void free_spans_are_neither_lost_nor_given_twice(void)
{
    uint64_t random = seed_of("free_spans_are_neither_lost_nor_given_twice");
    static bool taken[EXTENT];
    static struct {
        size_t start;
        size_t size;
    } held[EXTENT];
    size_t count = 0;
    struct sim_spans spans;
    CHECK(sim_spans_init(&spans, 0, EXTENT));
    for (int step = 0; step < 50000; step++) {
        const uint64_t chance = next_random(&random);
        const size_t size = 1 + chance / 3 % 40;
        if (chance % 3 == 0 && count > 0) {
            const size_t index = chance / 128 % count;
            set_all(taken, held[index].start, held[index].size, false);
            sim_spans_give(&spans, held[index].start, held[index].size);
            held[index] = held[--count];
            continue;
        }
        size_t start;
        if (chance % 3 == 1) {
            start = chance / 256 % EXTENT;
            const bool fits = all_are(taken, start, size, false);
            CHECK(sim_spans_take_at(&spans, start, size) == fits);
            if (!fits) {
                continue;
            }
        } else {
            const size_t alignment = (size_t)1 << chance / 1024 % 6;
            start = sim_spans_take(&spans, size, alignment);
            if (start == SIM_NO_SPAN) {
                continue;
            }
            CHECK(start % alignment == 0 && all_are(taken, start, size, false));
        }
        set_all(taken, start, size, true);
        held[count].start = start;
        held[count++].size = size;
    }
    while (count > 0) {
        count--;
        sim_spans_give(&spans, held[count].start, held[count].size);
    }
    CHECK(sim_spans_take_at(&spans, 0, EXTENT));
    CHECK(spans.free == NULL);
}

/** The set's bytes as a reader of the memory sees them. */
static unsigned char byte_at(struct sim_intervals *set, const unsigned char *bytes, size_t offset)
{
    size_t end;
    return sim_intervals_run(set, offset, offset + 1, &end) ? bytes[offset] : FRESH;
}

static void write_to(struct sim_intervals *set, unsigned char *bytes, size_t from, size_t to, unsigned char value)
{
    sim_intervals_add(set, from, to);
    memset(bytes + from, value, to - from);
}

static void what_was_written_is_known_to_the_byte(void)
{
    uint64_t random = seed_of("what_was_written_is_known_to_the_byte");
    static unsigned char bytes[EXTENT];
    static unsigned char model[EXTENT];
    struct sim_intervals set;
    memset(model, FRESH, EXTENT);
    sim_intervals_init(&set, bytes);
    CHECK(!sim_intervals_touched(&set));
    for (int step = 0; step < 20000; step++) {
        const uint64_t chance = next_random(&random);
        const size_t from = chance % EXTENT;
        const size_t size = 1 + chance / 8192 % 100;
        const size_t to = from + size < EXTENT ? from + size : EXTENT;
        if (chance % 7 < 3) {
            sim_intervals_remove(&set, from, to);
            memset(model + from, FRESH, to - from);
        } else {
            write_to(&set, bytes, from, to, (unsigned char)step);
            memset(model + from, (unsigned char)step, to - from);
        }
        if (step % 50 == 0) {
            for (size_t offset = 0; offset < EXTENT; offset++) {
                CHECK_IS(byte_at(&set, bytes, offset), model[offset]);
            }
        }
    }
    sim_intervals_end(&set);
}

static void runs_end_where_the_state_changes(void)
{
    static unsigned char bytes[100];
    struct sim_intervals set;
    sim_intervals_init(&set, bytes);
    sim_intervals_add(&set, 10, 20);
    sim_intervals_add(&set, 20, 30);
    sim_intervals_add(&set, 40, 50);
    CHECK_IS(set.count, 2);
    size_t end;
    CHECK(!sim_intervals_run(&set, 0, 100, &end) && end == 10);
    CHECK(sim_intervals_run(&set, 10, 100, &end) && end == 30);
    CHECK(sim_intervals_run(&set, 29, 100, &end) && end == 30);
    CHECK(!sim_intervals_run(&set, 30, 100, &end) && end == 40);
    CHECK(!sim_intervals_run(&set, 30, 35, &end) && end == 35);
    CHECK(sim_intervals_run(&set, 40, 45, &end) && end == 45);
    CHECK(!sim_intervals_run(&set, 50, 100, &end) && end == 100);
    sim_intervals_add(&set, 15, 45);
    CHECK_IS(set.count, 1);
    sim_intervals_end(&set);
}

static void sets_with_too_many_pieces_fill_small_holes(void)
{
    enum { PIECES = 5000, STEP = 16 };
    static unsigned char bytes[PIECES * STEP];
    struct sim_intervals set;
    sim_intervals_init(&set, bytes);
    for (size_t piece = 0; piece < PIECES; piece++) {
        const size_t place = piece * 2477 % PIECES * STEP;
        write_to(&set, bytes, place, place + 1 + piece % 8, 7);
        CHECK(set.count <= 1024);
    }
    for (size_t piece = 0; piece < PIECES; piece++) {
        const size_t place = piece * 2477 % PIECES * STEP;
        CHECK_IS(byte_at(&set, bytes, place + piece % 8), 7);
        CHECK_IS(byte_at(&set, bytes, place + 1 + piece % 8), FRESH);
        CHECK_IS(byte_at(&set, bytes, place + STEP - 1), FRESH);
    }
    sim_intervals_end(&set);
}

int main(void)
{
    ISOLATE(trees_stay_ordered_and_balanced);
    ISOLATE(free_spans_are_neither_lost_nor_given_twice);
    ISOLATE(what_was_written_is_known_to_the_byte);
    ISOLATE(runs_end_where_the_state_changes);
    ISOLATE(sets_with_too_many_pieces_fill_small_holes);
    return 0;
}
