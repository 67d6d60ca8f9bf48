/*
 * Small pieces of memory that processes share by a key: IPC events and notifies.
 *
 * A share is a sealed-size memory file of one page. The key names the process and the descriptor, so that another process of
 * the same user can open it through /proc; a random number in both tells a reused descriptor apart.
 *
 * Locks: none; the contents are atomics of the user of the share. The list of allowed processes is atomics, too.
 */
#ifndef SIM_EVENTS_SHARED_PAGE_H
#define SIM_EVENTS_SHARED_PAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Bytes that the contents of a share may have. */
#define SIM_SHARE_SIZE 2048
/** Bytes of a key with its terminator. */
#define SIM_SHARE_KEY 65

struct sim_share;

/** What is in a share: an imported key of the wrong kind is refused. */
enum sim_share_kind { SIM_SHARE_EVENT = 1, SIM_SHARE_NOTIFY = 2 };

/** Makes a share of this process; its contents are zero. NULL when the system gives none. */
struct sim_share *sim_share_make(enum sim_share_kind kind, int32_t device);

/** Opens a share of any process by its key. NULL when the key is wrong or its process is gone. */
struct sim_share *sim_share_open(enum sim_share_kind kind, const char *key);

/** Ends this process's use. NULL is fine. */
void sim_share_close(struct sim_share *share);

/** The shared contents, SIM_SHARE_SIZE bytes. */
void *sim_share_contents(const struct sim_share *share);

/** The key, a terminated text of less than SIM_SHARE_KEY bytes. */
void sim_share_key(const struct sim_share *share, char *key);

/** Device that the share was made for. */
int32_t sim_share_device(const struct sim_share *share);

/** Lets every process import. */
void sim_share_allow_all(struct sim_share *share);

/** True after sim_share_allow_all. */
bool sim_share_is_open(const struct sim_share *share);

/** Lets one process import. @return false when the list is full */
bool sim_share_allow(struct sim_share *share, int32_t pid);

/** True when this process may import. */
bool sim_share_allowed(const struct sim_share *share);

/** True when this process made the share. */
bool sim_share_is_own(const struct sim_share *share);

#endif
