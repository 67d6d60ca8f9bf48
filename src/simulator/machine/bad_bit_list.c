#include "bad_bit_list.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "config.h"

/** "1+": the device. @return where the rest begins; `text` when it begins with no device */
static const char *read_device(const char *text, int32_t *device)
{
    char *end;
    const unsigned long number = strtoul(text, &end, 10);
    if (end == text || *end != '+' || number >= SIM_MAX_DEVICES) {
        *device = -1;
        return text;
    }
    *device = (int32_t)number;
    return end + 1;
}

const char *sim_bad_bit_read(const char *text, struct sim_named_bit *named)
{
    text = read_device(text, &named->device);
    char *end;
    errno = 0;
    named->address = strtoull(text, &end, 0);
    if (!isdigit((unsigned char)*text) || errno != 0 || end[0] != ':' || end[1] < '0' || end[1] > '7') {
        return NULL;
    }
    if (named->device < 0 && named->address == 0) {
        return NULL;
    }
    named->bit = (uint32_t)(end[1] - '0');
    const char *rest = end + 2;
    const size_t separators = strspn(rest, ", \t\n");
    return *rest == '\0' || separators > 0 ? rest + separators : NULL;
}

bool sim_bad_bits_valid(const char *text)
{
    struct sim_named_bit named;
    while (text != NULL && *text != '\0') {
        text = sim_bad_bit_read(text, &named);
    }
    return text != NULL;
}

int32_t sim_bad_bits_last_device(const char *text)
{
    struct sim_named_bit named;
    int32_t last = -1;
    while (text != NULL && *text != '\0') {
        text = sim_bad_bit_read(text, &named);
        last = text != NULL && named.device > last ? named.device : last;
    }
    return last;
}
