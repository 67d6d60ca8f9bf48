/*
 * A small JSON reader for configuration files. Strict JSON (RFC 8259), UTF-8 passed through.
 */
#ifndef SIM_BASE_JSON_H
#define SIM_BASE_JSON_H

#include <stdbool.h>
#include <stddef.h>

enum sim_json_kind {
    SIM_JSON_NULL,
    SIM_JSON_BOOL,
    SIM_JSON_NUMBER,
    SIM_JSON_STRING,
    SIM_JSON_ARRAY,
    SIM_JSON_OBJECT
};

/** A value; members of arrays and objects hang on `child` and follow by `next`. Owned by the root. */
struct sim_json {
    enum sim_json_kind kind;
    /** Name inside an object, else NULL. */
    char *name;
    /** Text of a string; of a number, as written. */
    char *text;
    bool boolean;
    struct sim_json *child;
    struct sim_json *next;
};

/**
 * Reads a document. `depth` limits the nesting of arrays and objects.
 * @param error receives a sentence with the line when the answer is NULL
 * @return the root, to be freed with sim_json_free, or NULL
 */
struct sim_json *sim_json_parse(const char *text, size_t length, unsigned depth, char *error, size_t error_size);

/** Frees a root and everything below it. NULL is fine. */
void sim_json_free(struct sim_json *root);

/** The member of an object, NULL when missing or not an object. */
const struct sim_json *sim_json_member(const struct sim_json *object, const char *name);

/**
 * Reads a whole file into memory with a terminating zero.
 * @return the text (free it), or NULL when it can't be read
 */
char *sim_json_read_file(const char *path, size_t *length);

#endif
