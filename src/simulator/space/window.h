/*
 * The address windows: parts of the process's address space that are reserved once, without access rights, and handed
 * out piece by piece as device addresses. A host access to such an address faults, as on the real machine.
 *
 *   RESERVED  0x100000000000 (16 TiB) – 0x180000000000 (24 TiB)   aclrtReserveMemAddress
 *   DEVICE    from 0x180000000000: one part a device for the blocks of aclrtMalloc, in step with the pages of its
 *             memory file (arena.h), then one part for aliases of host memory and memory of other processes
 *   MANAGED   0x090000000000 – 3 TiB                              aclrtMemAllocManaged; pieces in use are real memory
 *
 * Beyond them a caller may choose addresses of its own (…NoUCMemory: 40 TiB and more), which are reserved when it does.
 *
 * Other users of the address space are stepped around: RESERVED leaves out the chunks of 16 GiB in which something lies,
 * the others move up. Where even that fails (valgrind, small address spaces) a window lies where the system puts it and may
 * be smaller; everything else stays the same.
 *
 * Locks: each window's mutex guards its free list; a leaf. Base and size are constant once the window exists.
 */
#ifndef SIM_SPACE_WINDOW_H
#define SIM_SPACE_WINDOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum sim_window { SIM_WINDOW_RESERVED, SIM_WINDOW_DEVICE, SIM_WINDOW_MANAGED, SIM_WINDOWS };

/** Takes `size` bytes of a window (of DEVICE: of its last part). @return 0 when there is no room */
uintptr_t sim_window_take(enum sim_window window, size_t size, size_t alignment);

/** Takes exactly these addresses. @return false when one of them is taken or outside of the window */
bool sim_window_take_at(enum sim_window window, uintptr_t start, size_t size);

/** Gives addresses back. */
void sim_window_give(enum sim_window window, uintptr_t start, size_t size);

/**
 * Takes addresses outside of the windows, which nothing of the process may use; those above what the process can have need not
 * be kept free. @return false when one of them is taken, or addresses are limited
 */
bool sim_window_take_far(uintptr_t start, size_t size);

/** Gives such addresses back. */
void sim_window_give_far(uintptr_t start, size_t size);

/** First address of the blocks of a device, 0 when the address space has no room for them. */
uintptr_t sim_window_device(int32_t device);

/** True when [start, start + size) touches a window that exists. */
bool sim_window_overlaps(uintptr_t start, size_t size);

#endif
