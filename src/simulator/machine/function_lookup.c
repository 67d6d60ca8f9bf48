#include "function_lookup.h"

#include <stdint.h>
#include <string.h>

#include "config.h"

const char *sim_function_name(enum sim_function function)
{
    return function < SIM_FUNCTION_COUNT ? sim_function_table[function].name : "";
}

enum sim_function sim_function_find(const char *name)
{
    unsigned low = 0;
    unsigned high = SIM_FUNCTION_COUNT;
    while (low < high) {
        const unsigned middle = (low + high) / 2;
        const int order = strcmp(name, sim_function_table[middle].name);
        if (order == 0) {
            return (enum sim_function)middle;
        }
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return SIM_FUNCTION_NONE;
}

bool sim_function_in_version(enum sim_function function)
{
    const struct sim_function_info *info = &sim_function_table[function];
    const uint32_t code = sim_config()->version.code;
    return info->since <= code && code <= info->last;
}
