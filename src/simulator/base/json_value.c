/*
 * JSON values once they are read, and the files that they come from.
 */
#include "json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void sim_json_free(struct sim_json *root)
{
    while (root != NULL) {
        struct sim_json *next = root->next;
        sim_json_free(root->child);
        free(root->name);
        free(root->text);
        free(root);
        root = next;
    }
}

const struct sim_json *sim_json_member(const struct sim_json *object, const char *name)
{
    if (object == NULL || object->kind != SIM_JSON_OBJECT) {
        return NULL;
    }
    for (const struct sim_json *member = object->child; member != NULL; member = member->next) {
        if (strcmp(member->name, name) == 0) {
            return member;
        }
    }
    return NULL;
}

char *sim_json_read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        return NULL;
    }
    char *text = NULL;
    size_t used = 0;
    size_t size = 0;
    for (;;) {
        if (size - used < 2) {
            char *larger = realloc(text, size += 4096);
            if (larger == NULL) {
                break;
            }
            text = larger;
        }
        const size_t got = fread(text + used, 1, size - used - 1, file);
        if (got == 0) {
            break;
        }
        used += got;
    }
    const bool broken = ferror(file) != 0;
    (void)fclose(file);
    if (text == NULL || broken) {
        free(text);
        return NULL;
    }
    text[used] = '\0';
    *length = used;
    return text;
}
