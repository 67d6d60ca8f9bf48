/*
 * A balanced ordered map of address spans that don't overlap, linked through the caller's own structs.
 *
 * Each node also knows the largest span below it, so that "the lowest free span of at least n bytes" is found in
 * O(log n) as well.
 *
 * Locks: none; the owner of a tree guards it.
 */
#ifndef SIM_BASE_TREE_H
#define SIM_BASE_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Embed it as the first member. `start` and `size` are constant while the node is in a tree. */
struct sim_tree_node {
    struct sim_tree_node *left;
    struct sim_tree_node *right;
    uintptr_t start;
    size_t size;
    /** Largest size in this subtree. */
    size_t largest;
    int height;
};

/** A tree is the pointer to its root, NULL when empty. Two spans with one start can't be in it. */
void sim_tree_insert(struct sim_tree_node **root, struct sim_tree_node *node);

/** Takes out a node that is in the tree. */
void sim_tree_remove(struct sim_tree_node **root, const struct sim_tree_node *node);

/** The node with the greatest start that is not above `address`, NULL when none. */
struct sim_tree_node *sim_tree_floor(struct sim_tree_node *root, uintptr_t address);

/** The node with the least start that is not below `address`, NULL when none. */
struct sim_tree_node *sim_tree_ceiling(struct sim_tree_node *root, uintptr_t address);

/** The lowest node that is at least `size` bytes large, NULL when none. */
struct sim_tree_node *sim_tree_first_fit(struct sim_tree_node *root, size_t size);

#endif
