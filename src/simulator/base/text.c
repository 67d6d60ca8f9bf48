#include "text.h"

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FIRST_CAPACITY 1024u

/** Makes room for `more` bytes and the terminator. */
static bool reserve(struct sim_text *text, size_t more)
{
    const size_t needed = text->length + more + 1;
    if (needed <= text->capacity) {
        return true;
    }
    size_t capacity = text->capacity == 0 ? FIRST_CAPACITY : text->capacity;
    while (capacity < needed) {
        capacity *= 2;
    }
    char *bytes = realloc(text->bytes, capacity);
    if (bytes == NULL) {
        text->failed = true;
        return false;
    }
    text->bytes = bytes;
    text->capacity = capacity;
    return true;
}

void sim_text_add(struct sim_text *text, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    const int length = vsnprintf(NULL, 0, format, values);
    va_end(values);
    if (length < 0 || !reserve(text, (size_t)length)) {
        return;
    }
    va_start(values, format);
    (void)vsnprintf(text->bytes + text->length, (size_t)length + 1, format, values);
    va_end(values);
    text->length += (size_t)length;
}

/** Bytes of the UTF-8 sequence at `at`, 0 when there is none. A terminator inside ends the sequence early. */
static size_t sequence_length(const unsigned char *at)
{
    size_t length = 0;
    if (at[0] < 0x80) {
        return 1;
    }
    if (at[0] >= 0xC2 && at[0] <= 0xDF) {
        length = 2;
    } else if (at[0] >= 0xE0 && at[0] <= 0xEF) {
        length = 3;
    } else if (at[0] >= 0xF0 && at[0] <= 0xF4) {
        length = 4;
    }
    for (size_t index = 1; index < length; index++) {
        if ((at[index] & 0xC0) != 0x80) {
            return 0;
        }
    }
    return length;
}

void sim_text_add_json(struct sim_text *text, const char *string)
{
    if (string == NULL) {
        sim_text_add(text, "null");
        return;
    }
    sim_text_add(text, "\"");
    for (const unsigned char *at = (const unsigned char *)string; *at != '\0';) {
        const size_t length = sequence_length(at);
        if (length == 0) {
            sim_text_add(text, "\xEF\xBF\xBD");
            at++;
        } else if (*at == '"' || *at == '\\') {
            sim_text_add(text, "\\%c", *at++);
        } else if (*at == '\n') {
            sim_text_add(text, "\\n");
            at++;
        } else if (*at < 0x20) {
            sim_text_add(text, "\\u%04x", *at++);
        } else {
            sim_text_add(text, "%.*s", (int)length, (const char *)at);
            at += length;
        }
    }
    sim_text_add(text, "\"");
}

/** Waits where the program made its own output non-blocking and the reader is slow. */
static bool wait_for_room(int file)
{
    struct pollfd room = {.fd = file, .events = POLLOUT};
    return poll(&room, 1, -1) == 1 || errno == EINTR;
}

bool sim_text_write(const struct sim_text *text, int file)
{
    for (size_t done = 0; done < text->length;) {
        const ssize_t written = write(file, text->bytes + done, text->length - done);
        if (written < 0 && (errno == EINTR || (errno == EAGAIN && wait_for_room(file)))) {
            continue;
        }
        if (written <= 0) {
            return false;
        }
        done += (size_t)written;
    }
    return true;
}

void sim_text_free(struct sim_text *text)
{
    free(text->bytes);
    *text = (struct sim_text){0};
}

bool sim_text_process_path(const char *name, char *path, size_t size)
{
    size_t length = 0;
    for (const char *at = name; *at != '\0'; at++) {
        const bool process = at[0] == '%' && at[1] == 'p';
        const int added = process ? snprintf(path + length, size - length, "%d", (int)getpid())
                                  : snprintf(path + length, size - length, "%c", *at);
        length += (size_t)added;
        if (length >= size) {
            return false;
        }
        at += process;
    }
    return true;
}
