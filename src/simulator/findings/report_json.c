#include "report_json.h"

#include <unistd.h>

#include "handles/objects.h"
#include "machine/config.h"
#include "report.h"
#include "store.h"

static void add_finding(struct sim_text *text, const aclsimFinding *finding)
{
    sim_text_add(text, "{\"id\": %llu, \"kind\": \"%s\", \"count\": %u, \"function\": ", (unsigned long long)finding->id,
        sim_finding_key(finding->kind), finding->count);
    sim_text_add_json(text, finding->function);
    sim_text_add(text, ", \"argument\": ");
    sim_text_add_json(text, finding->argument);
    /* As text: a JSON number does not hold 64 bits everywhere. */
    sim_text_add(text, ", \"address\": \"0x%llx\", \"size\": %llu, \"thread\": %llu, \"object\": ",
        (unsigned long long)finding->address, (unsigned long long)finding->size, (unsigned long long)finding->thread);
    sim_text_add_json(text, finding->object == ACLSIM_OBJECT_KINDS ? NULL : sim_objects_name(finding->object));
    sim_text_add(text, ", \"message\": ");
    sim_text_add_json(text, finding->message);
    sim_text_add(text, ", \"history\": ");
    sim_text_add_json(text, finding->history);
    sim_text_add(text, "}");
}

static void add_findings(struct sim_text *text)
{
    aclsimFinding finding;
    for (size_t index = 0; sim_finding_copy(index, &finding); index++) {
        sim_text_add(text, index == 0 ? "\n " : ",\n ");
        add_finding(text, &finding);
    }
}

void sim_report_findings_json(struct sim_text *text)
{
    sim_text_add(text, "[");
    add_findings(text);
    sim_text_add(text, "]");
}

static void add_live_objects(struct sim_text *text)
{
    const char *separator = "";
    for (int kind = 0; kind < ACLSIM_OBJECT_KINDS; kind++) {
        const uint64_t alive = sim_objects_alive((aclsimObjectKind)kind);
        if (alive != 0) {
            sim_text_add(text, "%s\"%s\": %llu", separator, sim_objects_name((aclsimObjectKind)kind), (unsigned long long)alive);
            separator = ", ";
        }
    }
}

static void add_end(struct sim_text *text, bool complete)
{
    sim_text_add(text, "],\n\"live\": {");
    add_live_objects(text);
    sim_text_add(text, "},\n\"dropped\": %llu,\n\"complete\": %s}\n", (unsigned long long)sim_finding_dropped(),
        complete ? "true" : "false");
}

size_t sim_report_document(struct sim_text *text, bool complete)
{
    const struct sim_config *config = sim_config();
    sim_text_add(text, "{\"process\": %d, \"cann\": ", (int)getpid());
    sim_text_add_json(text, config->version.name);
    sim_text_add(text, ", \"soc\": ");
    sim_text_add_json(text, config->soc_name);
    sim_text_add(text, ",\n\"findings\": [");
    add_findings(text);
    const size_t end = text->length;
    add_end(text, complete);
    return end;
}

size_t sim_report_one_more(struct sim_text *text, const aclsimFinding *finding, bool first)
{
    sim_text_add(text, first ? "\n " : ",\n ");
    add_finding(text, finding);
    const size_t end = text->length;
    add_end(text, false);
    return end;
}
