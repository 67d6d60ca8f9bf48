#include "spans.h"

#include <stdlib.h>

static bool add(struct sim_spans *spans, uintptr_t start, size_t size)
{
    struct sim_tree_node *node = malloc(sizeof *node);
    if (node == NULL) {
        return false;
    }
    node->start = start;
    node->size = size;
    sim_tree_insert(&spans->free, node);
    return true;
}

bool sim_spans_init(struct sim_spans *spans, uintptr_t start, size_t size)
{
    spans->free = NULL;
    return add(spans, start, size);
}

/** Cuts [start, start + size) out of the free span `node`, which contains it. */
static bool cut(struct sim_spans *spans, struct sim_tree_node *node, uintptr_t start, size_t size)
{
    const size_t before = start - node->start;
    const size_t after = node->size - before - size;
    if (before > 0 && after > 0 && !add(spans, start + size, after)) {
        return false;
    }
    sim_tree_remove(&spans->free, node);
    if (before > 0) {
        node->size = before;
    } else if (after > 0) {
        node->start = start + size;
        node->size = after;
    } else {
        free(node);
        return true;
    }
    sim_tree_insert(&spans->free, node);
    return true;
}

uintptr_t sim_spans_take(struct sim_spans *spans, size_t size, size_t alignment)
{
    /* A span this much larger holds an aligned piece wherever it starts; try the exact size first. */
    const size_t sure = size + alignment - 1;
    struct sim_tree_node *node = sim_tree_first_fit(spans->free, size);
    for (int attempt = 0; attempt < 2 && node != NULL; attempt++) {
        const uintptr_t start = (node->start + alignment - 1) & ~(alignment - 1);
        if (start - node->start <= node->size && node->size - (start - node->start) >= size) {
            return cut(spans, node, start, size) ? start : SIM_NO_SPAN;
        }
        node = sure < size ? NULL : sim_tree_first_fit(spans->free, sure);
    }
    return SIM_NO_SPAN;
}

bool sim_spans_take_at(struct sim_spans *spans, uintptr_t start, size_t size)
{
    struct sim_tree_node *node = sim_tree_floor(spans->free, start);
    if (node == NULL || start - node->start > node->size || node->size - (start - node->start) < size) {
        return false;
    }
    return cut(spans, node, start, size);
}

void sim_spans_give(struct sim_spans *spans, uintptr_t start, size_t size)
{
    struct sim_tree_node *before = sim_tree_floor(spans->free, start);
    struct sim_tree_node *after = sim_tree_ceiling(spans->free, start);
    const bool joins_before = before != NULL && before->start + before->size == start;
    const bool joins_after = after != NULL && start + size == after->start;
    if (!joins_before && !joins_after) {
        /* Without memory the span is lost: it stays taken, which is safe. */
        (void)add(spans, start, size);
        return;
    }
    struct sim_tree_node *node = joins_before ? before : after;
    sim_tree_remove(&spans->free, node);
    if (joins_before) {
        node->size += size;
    } else {
        node->start = start;
        node->size += size;
    }
    if (joins_before && joins_after) {
        sim_tree_remove(&spans->free, after);
        node->size += after->size;
        free(after);
    }
    sim_tree_insert(&spans->free, node);
}
