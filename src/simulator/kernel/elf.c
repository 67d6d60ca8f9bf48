#include "elf.h"

#include <elf.h>
#include <stdint.h>
#include <string.h>

/** Reads a struct from anywhere in the file. @return false when it is not in it */
static bool read_at(const unsigned char *bytes, size_t size, uint64_t offset, void *into, size_t length)
{
    if (offset > size || length > size - offset) {
        return false;
    }
    memcpy(into, bytes + offset, length);
    return true;
}

static bool read_section(const unsigned char *bytes, size_t size, const Elf64_Ehdr *header, uint64_t index,
    Elf64_Shdr *section)
{
    return index < header->e_shnum && read_at(bytes, size, header->e_shoff + index * sizeof *section, section, sizeof *section);
}

bool sim_elf_valid(const unsigned char *bytes, size_t size)
{
    Elf64_Ehdr header;
    if (!read_at(bytes, size, 0, &header, sizeof header) || memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
        header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_shentsize != sizeof(Elf64_Shdr)) {
        return false;
    }
    bool code = false;
    for (uint64_t index = 0; index < header.e_shnum; index++) {
        Elf64_Shdr section;
        if (!read_section(bytes, size, &header, index, &section)) {
            return false;
        }
        code = code || (section.sh_type == SHT_PROGBITS && (section.sh_flags & SHF_EXECINSTR) != 0);
    }
    return code;
}

/** Whether the name at an offset of a table of names is `name`, or that with `_` and more. */
static bool is_named(const unsigned char *bytes, size_t size, const Elf64_Shdr *names, uint64_t offset, const char *name)
{
    const size_t length = strlen(name);
    const uint64_t start = names->sh_offset + offset;
    if (offset >= names->sh_size || start > size || length >= size - start || memcmp(bytes + start, name, length) != 0) {
        return false;
    }
    const unsigned char next = bytes[start + length];
    return next == '\0' || next == '_';
}

static bool table_has(const unsigned char *bytes, size_t size, const Elf64_Shdr *table, const Elf64_Shdr *names,
    const char *name)
{
    for (uint64_t at = 0; at + sizeof(Elf64_Sym) <= table->sh_size; at += sizeof(Elf64_Sym)) {
        Elf64_Sym symbol;
        if (!read_at(bytes, size, table->sh_offset + at, &symbol, sizeof symbol)) {
            return false;
        }
        if (ELF64_ST_TYPE(symbol.st_info) == STT_FUNC && is_named(bytes, size, names, symbol.st_name, name)) {
            return true;
        }
    }
    return false;
}

bool sim_elf_has_kernel(const unsigned char *bytes, size_t size, const char *name)
{
    Elf64_Ehdr header;
    (void)read_at(bytes, size, 0, &header, sizeof header);
    bool tables = false;
    for (uint64_t index = 0; index < header.e_shnum; index++) {
        Elf64_Shdr table;
        Elf64_Shdr names;
        if (!read_section(bytes, size, &header, index, &table) || table.sh_type != SHT_SYMTAB ||
            !read_section(bytes, size, &header, table.sh_link, &names)) {
            continue;
        }
        tables = true;
        if (table_has(bytes, size, &table, &names, name)) {
            return true;
        }
    }
    return !tables;
}
