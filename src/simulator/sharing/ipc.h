/*
 * IPC keys of device memory: which blocks of this process are exported, and what it has imported.
 */
#ifndef SIM_SHARING_IPC_H
#define SIM_SHARING_IPC_H

#include "shared_memory.h"
#include "space/address_map.h"

/** Takes the exports of a block that ends, as a chain; their keys are unknown afterwards. */
struct sim_shared_memory *sim_ipc_take_exports(const struct sim_range *range);

/** Reads a key's text, all of which counts. @return 0; 107000 or 507899 with text when it can't be a key */
aclError sim_ipc_key(const char *text, sim_shared_key *key);

/** No living export has the key: 507899 with text. */
aclError sim_ipc_fail_unknown(const char *key);

/** Ends the key of an export of this process. @return false when there is none */
bool sim_ipc_close_export(sim_shared_key key);

/** Forgets the attribute of a key. @return false when none was set */
bool sim_ipc_forget_attribute(sim_shared_key key);

#endif
