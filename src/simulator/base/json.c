#include "json.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reader {
    const char *at;
    const char *end;
    unsigned line;
    unsigned depth;
    char *error;
    size_t error_size;
    bool failed;
};

static struct sim_json *read_value(struct reader *reader);

static struct sim_json *fail(struct reader *reader, const char *what)
{
    if (!reader->failed) {
        reader->failed = true;
        (void)snprintf(reader->error, reader->error_size, "line %u: %s", reader->line, what);
    }
    return NULL;
}

static void skip_blanks(struct reader *reader)
{
    while (reader->at < reader->end && strchr(" \t\r\n", *reader->at) != NULL && *reader->at != '\0') {
        reader->line += *reader->at == '\n';
        reader->at++;
    }
}

static bool take(struct reader *reader, char expected)
{
    skip_blanks(reader);
    if (reader->at == reader->end || *reader->at != expected) {
        return false;
    }
    reader->at++;
    return true;
}

static struct sim_json *make(struct reader *reader, enum sim_json_kind kind)
{
    struct sim_json *value = calloc(1, sizeof *value);
    if (value == NULL) {
        return fail(reader, "out of memory");
    }
    value->kind = kind;
    return value;
}

/** Four hexadecimal digits, -1 when they are none. */
static long read_hex(struct reader *reader)
{
    long code = 0;
    for (int digit = 0; digit < 4; digit++) {
        if (reader->at == reader->end || !isxdigit((unsigned char)*reader->at)) {
            return -1;
        }
        const int symbol = tolower((unsigned char)*reader->at++);
        code = code * 16 + (isdigit(symbol) ? symbol - '0' : symbol - 'a' + 10);
    }
    return code;
}

static size_t put_utf8(char *out, long code)
{
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        out[0] = (char)(0xC0 | (code >> 6));
        out[1] = (char)(0x80 | (code & 0x3F));
        return 2;
    }
    if (code < 0x10000) {
        out[0] = (char)(0xE0 | (code >> 12));
        out[1] = (char)(0x80 | ((code >> 6) & 0x3F));
        out[2] = (char)(0x80 | (code & 0x3F));
        return 3;
    }
    out[0] = (char)(0xF0 | (code >> 18));
    out[1] = (char)(0x80 | ((code >> 12) & 0x3F));
    out[2] = (char)(0x80 | ((code >> 6) & 0x3F));
    out[3] = (char)(0x80 | (code & 0x3F));
    return 4;
}

/** The escape after a backslash; 0 bytes when it is none. */
static size_t read_escape(struct reader *reader, char *out)
{
    static const char names[] = "\"\\/bfnrt";
    static const char values[] = "\"\\/\b\f\n\r\t";
    if (reader->at == reader->end) {
        return 0;
    }
    const char symbol = *reader->at++;
    const char *known = symbol == '\0' ? NULL : strchr(names, symbol);
    if (known != NULL) {
        out[0] = values[known - names];
        return 1;
    }
    long code = symbol == 'u' ? read_hex(reader) : -1;
    if (code >= 0xD800 && code < 0xDC00) {
        if (reader->end - reader->at < 2 || reader->at[0] != '\\' || reader->at[1] != 'u') {
            return 0;
        }
        reader->at += 2;
        const long low = read_hex(reader);
        if (low < 0xDC00 || low > 0xDFFF) {
            return 0;
        }
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    }
    return code < 0 ? 0 : put_utf8(out, code);
}

/** Bytes up to the closing quote, escapes as they are written: the text itself is no longer. */
static size_t written_length(const struct reader *reader)
{
    const char *at = reader->at;
    while (at < reader->end && *at != '"') {
        at += *at == '\\' && reader->end - at > 1 ? 2 : 1;
    }
    return (size_t)(at - reader->at);
}

/** The text after an opening quote. */
static char *read_text(struct reader *reader)
{
    char *text = malloc(written_length(reader) + 1);
    size_t length = 0;
    while (text != NULL && reader->at < reader->end && *reader->at != '"') {
        const char symbol = *reader->at++;
        if ((unsigned char)symbol < 0x20) {
            break;
        }
        if (symbol != '\\') {
            text[length++] = symbol;
            continue;
        }
        const size_t added = read_escape(reader, text + length);
        if (added == 0) {
            break;
        }
        length += added;
    }
    if (text == NULL || reader->at == reader->end || *reader->at != '"') {
        free(text);
        (void)fail(reader, "a string is not closed or has an illegal character");
        return NULL;
    }
    reader->at++;
    text[length] = '\0';
    return text;
}

static bool is_number(const char *text)
{
    text += *text == '-';
    if (*text == '0') {
        text++;
    } else if (isdigit((unsigned char)*text)) {
        text += strspn(text, "0123456789");
    } else {
        return false;
    }
    if (*text == '.') {
        const size_t digits = strspn(text + 1, "0123456789");
        if (digits == 0) {
            return false;
        }
        text += 1 + digits;
    }
    if (*text == 'e' || *text == 'E') {
        text++;
        text += *text == '+' || *text == '-';
        const size_t digits = strspn(text, "0123456789");
        if (digits == 0) {
            return false;
        }
        text += digits;
    }
    return *text == '\0';
}

static struct sim_json *read_word(struct reader *reader)
{
    const char *start = reader->at;
    while (reader->at < reader->end && (isalnum((unsigned char)*reader->at) || strchr("+-.", *reader->at) != NULL) &&
           *reader->at != '\0') {
        reader->at++;
    }
    char *word = strndup(start, (size_t)(reader->at - start));
    if (word == NULL) {
        return fail(reader, "out of memory");
    }
    struct sim_json *value = NULL;
    if (strcmp(word, "true") == 0 || strcmp(word, "false") == 0) {
        value = make(reader, SIM_JSON_BOOL);
        if (value != NULL) {
            value->boolean = word[0] == 't';
        }
    } else if (strcmp(word, "null") == 0) {
        value = make(reader, SIM_JSON_NULL);
    } else if (is_number(word)) {
        value = make(reader, SIM_JSON_NUMBER);
        if (value != NULL) {
            value->text = word;
            word = NULL;
        }
    } else {
        (void)fail(reader, "a value was expected");
    }
    free(word);
    return value;
}

static struct sim_json *read_members(struct reader *reader, enum sim_json_kind kind, char closing)
{
    struct sim_json *list = make(reader, kind);
    if (list == NULL || take(reader, closing)) {
        return list;
    }
    struct sim_json **tail = &list->child;
    do {
        char *name = NULL;
        if (kind == SIM_JSON_OBJECT) {
            name = take(reader, '"') ? read_text(reader) : NULL;
            if (name == NULL || !take(reader, ':')) {
                free(name);
                sim_json_free(list);
                return fail(reader, "\"name\": was expected");
            }
        }
        *tail = read_value(reader);
        if (*tail == NULL) {
            free(name);
            sim_json_free(list);
            return NULL;
        }
        (*tail)->name = name;
        tail = &(*tail)->next;
    } while (take(reader, ','));
    if (!take(reader, closing)) {
        sim_json_free(list);
        return fail(reader, closing == '}' ? "',' or '}' was expected" : "',' or ']' was expected");
    }
    return list;
}

static struct sim_json *read_value(struct reader *reader)
{
    if (take(reader, '"')) {
        struct sim_json *value = make(reader, SIM_JSON_STRING);
        if (value != NULL && (value->text = read_text(reader)) == NULL) {
            sim_json_free(value);
            return NULL;
        }
        return value;
    }
    const bool object = take(reader, '{');
    if (!object && !take(reader, '[')) {
        return read_word(reader);
    }
    if (reader->depth == 0) {
        return fail(reader, "arrays and objects are nested too deeply");
    }
    reader->depth--;
    struct sim_json *list =
        object ? read_members(reader, SIM_JSON_OBJECT, '}') : read_members(reader, SIM_JSON_ARRAY, ']');
    reader->depth++;
    return list;
}

struct sim_json *sim_json_parse(const char *text, size_t length, unsigned depth, char *error, size_t error_size)
{
    struct reader reader = {
        .at = text, .end = text + length, .line = 1, .depth = depth, .error = error, .error_size = error_size};
    struct sim_json *root = read_value(&reader);
    skip_blanks(&reader);
    if (root != NULL && reader.at != reader.end) {
        sim_json_free(root);
        return fail(&reader, "text follows after the end");
    }
    return root;
}
