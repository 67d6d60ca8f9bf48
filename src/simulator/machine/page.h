/*
 * Sizes of pages of simulated memory.
 */
#ifndef SIM_MACHINE_PAGE_H
#define SIM_MACHINE_PAGE_H

#include <stddef.h>

/** Page kinds that the memory information calls count separately. */
enum sim_page { SIM_PAGE_NORMAL, SIM_PAGE_HUGE, SIM_PAGE_HUGE_1G, SIM_PAGE_KINDS };

#define SIM_NORMAL_PAGE ((size_t)4096)
#define SIM_HUGE_PAGE ((size_t)1 << 21)
#define SIM_HUGE_1G_PAGE ((size_t)1 << 30)

/** Bytes of one page of a kind: 4 KiB, 2 MiB, 1 GiB. */
size_t sim_page_size(enum sim_page page);

/** Rounds up to whole pages. @return 0 when the result does not fit */
size_t sim_page_round(enum sim_page page, size_t size);

#endif
