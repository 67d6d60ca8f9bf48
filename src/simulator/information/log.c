/*
 * Application log lines: to standard error, when a log level is set.
 */
#include <stdio.h>

#include "machine/config.h"
#include "model.h"

void sim_aclAppLog(
    aclLogLevel logLevel, const char *func, const char *file, uint32_t line, const char *fmt, va_list values)
{
    static const char *const names[] = {"DEBUG", "INFO", "WARNING", "ERROR"};
    const bool known = (unsigned)logLevel < sizeof names / sizeof names[0];
    if (fmt == NULL || !known || (int)logLevel < sim_config()->log_level) {
        return;
    }
    char text[1024];
    (void)vsnprintf(text, sizeof text, fmt, values);
    (void)fprintf(stderr, "[%s] %s:%u %s: %s\n", names[logLevel], file == NULL ? "" : file, line, func == NULL ? "" : func, text);
}
