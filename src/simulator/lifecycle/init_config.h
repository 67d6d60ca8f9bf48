/*
 * The configuration file of aclInit.
 */
#ifndef SIM_LIFECYCLE_INIT_CONFIG_H
#define SIM_LIFECYCLE_INIT_CONFIG_H

#include "acl/acl_base_rt.h"

/**
 * Reads the file's text, "" for no path; the caller frees it. What is no file to be read, or too large, is found by
 * sim_init_config_apply: that the configuration is another one than before comes first.
 * @return 0; 100003 with text
 */
aclError sim_init_config_read(const char *path, char **content);

/** Checks the text and does what it says. @return 0, or the code of the first section that is wrong, with text */
aclError sim_init_config_apply(const char *path, const char *content);

#endif
