/*
 * What is looked at in the files of kernels: that they are ELF files of 64 bits, and the names of their functions.
 */
#ifndef SIM_KERNEL_ELF_H
#define SIM_KERNEL_ELF_H

#include <stdbool.h>
#include <stddef.h>

/** Whether bytes have the form of an ELF file: header, tables inside of the file, a section with code. */
bool sim_elf_valid(const unsigned char *bytes, size_t size);

/**
 * Whether a valid file has a kernel of the name: a function of that name, or one whose name goes on behind it with `_` (variants
 * by tiling key and kind of core). A file without a table of symbols has any.
 */
bool sim_elf_has_kernel(const unsigned char *bytes, size_t size, const char *name);

#endif
