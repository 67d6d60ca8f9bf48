/*
 * A text that grows: what reports are put together in before they are written in one piece.
 *
 * Owned by one thread at a time; no locks.
 */
#ifndef SIM_BASE_TEXT_H
#define SIM_BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/** Start with {0}; end with sim_text_free. */
struct sim_text {
    /** Terminated as soon as something was added. */
    char *bytes;
    size_t length;
    size_t capacity;
    /** Memory ran out: the text is incomplete. */
    bool failed;
};

/** Appends as printf does. */
void sim_text_add(struct sim_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/** Appends a string as a JSON string with its quotes; bytes that are no UTF-8 become U+FFFD. NULL becomes null. */
void sim_text_add_json(struct sim_text *text, const char *string);

/** Writes the whole text to a file descriptor, also when it goes out in pieces. @return false when it could not be written */
bool sim_text_write(const struct sim_text *text, int file);

/** Gives the memory back and leaves an empty text. */
void sim_text_free(struct sim_text *text);

/**
 * Writes the name of a file with each %p replaced by the process id, so that processes of one run don't share a file.
 * @return false when it is too long
 */
bool sim_text_process_path(const char *name, char *path, size_t size);

#endif
