/*
 * The settings of the simulated machine: their names, and how a text becomes a value.
 */
#ifndef SIM_MACHINE_SETTINGS_H
#define SIM_MACHINE_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>

#include "config.h"

struct sim_setting {
    const char *variable;
    /** Name in the JSON file; NULL: it has none, and the variable is CANN's. */
    const char *member;
    /** Sets the value. Texts have to live as long as the process. @return false when the text is not understood */
    bool (*apply)(struct sim_config *config, const char *text);
    /** What the text has to be. */
    const char *expected;
};

/** Where one value wins over another, the winner stands later. */
extern const struct sim_setting sim_settings[];
extern const size_t sim_setting_count;

/** What holds without any setting. */
void sim_setting_defaults(struct sim_config *config);

#endif
