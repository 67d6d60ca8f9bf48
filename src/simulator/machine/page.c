#include "page.h"

#include <stdint.h>

size_t sim_page_size(enum sim_page page)
{
    static const size_t sizes[SIM_PAGE_KINDS] = {SIM_NORMAL_PAGE, SIM_HUGE_PAGE, SIM_HUGE_1G_PAGE};
    return sizes[page];
}

size_t sim_page_round(enum sim_page page, size_t size)
{
    const size_t unit = sim_page_size(page);
    return size > SIZE_MAX - (unit - 1) ? 0 : (size + unit - 1) & ~(unit - 1);
}
