#include "tree.h"

static int height_of(const struct sim_tree_node *node)
{
    return node == NULL ? 0 : node->height;
}

static size_t largest_of(const struct sim_tree_node *node)
{
    return node == NULL ? 0 : node->largest;
}

/** Computes what a node knows about its subtree from its children. */
static void refresh(struct sim_tree_node *node)
{
    const int left = height_of(node->left);
    const int right = height_of(node->right);
    node->height = (left > right ? left : right) + 1;
    size_t largest = node->size;
    if (largest_of(node->left) > largest) {
        largest = node->left->largest;
    }
    if (largest_of(node->right) > largest) {
        largest = node->right->largest;
    }
    node->largest = largest;
}

static struct sim_tree_node *rotate_right(struct sim_tree_node *node)
{
    struct sim_tree_node *up = node->left;
    node->left = up->right;
    up->right = node;
    refresh(node);
    refresh(up);
    return up;
}

static struct sim_tree_node *rotate_left(struct sim_tree_node *node)
{
    struct sim_tree_node *up = node->right;
    node->right = up->left;
    up->left = node;
    refresh(node);
    refresh(up);
    return up;
}

static struct sim_tree_node *balance(struct sim_tree_node *node)
{
    refresh(node);
    const int lean = height_of(node->left) - height_of(node->right);
    if (lean > 1) {
        if (height_of(node->left->left) < height_of(node->left->right)) {
            node->left = rotate_left(node->left);
        }
        return rotate_right(node);
    }
    if (lean < -1) {
        if (height_of(node->right->right) < height_of(node->right->left)) {
            node->right = rotate_right(node->right);
        }
        return rotate_left(node);
    }
    return node;
}

static struct sim_tree_node *insert(struct sim_tree_node *root, struct sim_tree_node *node)
{
    if (root == NULL) {
        return node;
    }
    if (node->start < root->start) {
        root->left = insert(root->left, node);
    } else {
        root->right = insert(root->right, node);
    }
    return balance(root);
}

void sim_tree_insert(struct sim_tree_node **root, struct sim_tree_node *node)
{
    node->left = NULL;
    node->right = NULL;
    node->height = 1;
    node->largest = node->size;
    *root = insert(*root, node);
}

static struct sim_tree_node *take_least(struct sim_tree_node *root, struct sim_tree_node **least)
{
    if (root->left == NULL) {
        *least = root;
        return root->right;
    }
    root->left = take_least(root->left, least);
    return balance(root);
}

static struct sim_tree_node *take(struct sim_tree_node *root, uintptr_t start)
{
    if (root == NULL) {
        return NULL;
    }
    if (start < root->start) {
        root->left = take(root->left, start);
        return balance(root);
    }
    if (start > root->start) {
        root->right = take(root->right, start);
        return balance(root);
    }
    if (root->left == NULL) {
        return root->right;
    }
    if (root->right == NULL) {
        return root->left;
    }
    struct sim_tree_node *least;
    struct sim_tree_node *right = take_least(root->right, &least);
    least->right = right;
    least->left = root->left;
    return balance(least);
}

void sim_tree_remove(struct sim_tree_node **root, const struct sim_tree_node *node)
{
    *root = take(*root, node->start);
}

struct sim_tree_node *sim_tree_floor(struct sim_tree_node *root, uintptr_t address)
{
    struct sim_tree_node *best = NULL;
    while (root != NULL) {
        if (root->start <= address) {
            best = root;
            root = root->right;
        } else {
            root = root->left;
        }
    }
    return best;
}

struct sim_tree_node *sim_tree_ceiling(struct sim_tree_node *root, uintptr_t address)
{
    struct sim_tree_node *best = NULL;
    while (root != NULL) {
        if (root->start >= address) {
            best = root;
            root = root->left;
        } else {
            root = root->right;
        }
    }
    return best;
}

struct sim_tree_node *sim_tree_first_fit(struct sim_tree_node *root, size_t size)
{
    while (root != NULL && root->largest >= size) {
        if (largest_of(root->left) >= size) {
            root = root->left;
        } else if (root->size >= size) {
            return root;
        } else {
            root = root->right;
        }
    }
    return NULL;
}
