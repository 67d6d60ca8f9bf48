/* Tells how the first calls end, with their texts, as JSON on standard output. */
#include "acl/acl.h"
#include <stdio.h>

static void put_text(const char *text)
{
    for (; text != NULL && *text != '\0'; text++) {
        if (*text == '\n') {
            (void)fputs("\\n", stdout);
        } else {
            if (*text == '"' || *text == '\\') {
                (void)putchar('\\');
            }
            (void)putchar(*text);
        }
    }
}

static void put(const char *name, aclError code)
{
    (void)printf("\"%s\": {\"code\": %d, \"text\": \"", name, code);
    put_text(aclGetRecentErrMsg());
    (void)fputs("\"}", stdout);
}

int main(void)
{
    (void)putchar('{');
    put("init", aclInit(NULL));
    (void)putchar(',');
    put("set", aclrtSetDevice(0));
    (void)putchar('}');
    return 0;
}
