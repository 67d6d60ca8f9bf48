#include "report.h"

#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

#include "machine/config.h"
#include "store.h"

/** Colour only for people: a terminal that did not ask to be spared. */
static bool is_colourful(void)
{
    const char *plain = getenv("NO_COLOR");
    const char *terminal = getenv("TERM");
    const bool dumb = terminal == NULL || (terminal[0] == 'd' && terminal[1] == 'u');
    return isatty(STDERR_FILENO) && !dumb && (plain == NULL || plain[0] == '\0');
}

/** One part of the line that says where; parts are separated by commas. */
static void add_part(struct sim_text *text, const char **separator)
{
    sim_text_add(text, "%s", *separator);
    *separator = ", ";
}

static void add_place(struct sim_text *text, const aclsimFinding *finding)
{
    const char *separator = "  ";
    if (finding->function[0] != '\0') {
        add_part(text, &separator);
        sim_text_add(text, "%s", finding->function);
    }
    if (finding->argument[0] != '\0') {
        add_part(text, &separator);
        sim_text_add(text, "argument %s", finding->argument);
    }
    if (finding->address != 0) {
        add_part(text, &separator);
        sim_text_add(text, "at 0x%llx", (unsigned long long)finding->address);
    }
    if (finding->size != 0) {
        add_part(text, &separator);
        sim_text_add(text, "%llu bytes", (unsigned long long)finding->size);
    }
    if (finding->thread != 0) {
        add_part(text, &separator);
        sim_text_add(text, "thread %llu", (unsigned long long)finding->thread);
    }
    if (separator[0] == ',') {
        sim_text_add(text, "\n");
    }
}

void sim_report_finding(const aclsimFinding *finding)
{
    sim_report_add(finding);
    if (!sim_config()->findings.standard_error) {
        return;
    }
    const bool colour = is_colourful();
    struct sim_text text = {0};
    sim_text_add(&text, "%sascendcl simulator: finding %llu: %s%s\n", colour ? "\033[1;31m" : "",
        (unsigned long long)finding->id, sim_finding_words(finding->kind), colour ? "\033[0m" : "");
    sim_text_add(&text, "  %s\n", finding->message);
    add_place(&text, finding);
    if (finding->history[0] != '\0') {
        sim_text_add(&text, "  history: %s\n", finding->history);
    }
    (void)sim_text_write(&text, STDERR_FILENO);
    sim_text_free(&text);
}

void sim_report_summary(void)
{
    const size_t count = sim_finding_count();
    if (count == 0 || !sim_config()->findings.standard_error) {
        return;
    }
    struct sim_text text = {0};
    uint64_t kinds[ACLSIM_FINDING_KINDS] = {0};
    uint64_t seen[ACLSIM_FINDING_KINDS] = {0};
    aclsimFinding finding;
    for (size_t index = 0; sim_finding_copy(index, &finding); index++) {
        kinds[finding.kind]++;
        seen[finding.kind] += finding.count;
    }
    sim_text_add(&text, "ascendcl simulator: %zu %s in this process:\n", count, count == 1 ? "finding" : "findings");
    for (int kind = 0; kind < ACLSIM_FINDING_KINDS; kind++) {
        if (kinds[kind] == 0) {
            continue;
        }
        sim_text_add(&text, "  %5llu  %s", (unsigned long long)kinds[kind], sim_finding_words((aclsimFindingKind)kind));
        if (seen[kind] != kinds[kind]) {
            sim_text_add(&text, " (seen %llu times)", (unsigned long long)seen[kind]);
        }
        sim_text_add(&text, "\n");
    }
    const uint64_t dropped = sim_finding_dropped();
    if (dropped != 0) {
        sim_text_add(&text, "  %5llu  more that are not listed\n", (unsigned long long)dropped);
    }
    (void)sim_text_write(&text, STDERR_FILENO);
    sim_text_free(&text);
}
