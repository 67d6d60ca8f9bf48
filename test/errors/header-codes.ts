import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const include = fileURLToPath(new URL('../../scripts/headers/acl/', import.meta.url));
const definition = /^(?:#define|static const \w+)\s+(ACL(?:_RT)?_(?:ERROR_\w+|SUCCESS))\s*=?\s*(\d+)\b/gm;

/** Every error constant the interface headers define, read from their text and not through our own parser. */
export function headerCodes(): { name: string; value: number }[] {
  return ['acl_base_rt.h', 'error_codes/rt_error_codes.h', 'error_codes/ge_error_codes.h'].flatMap((file) =>
    [...readFileSync(join(include, file), 'utf8').matchAll(definition)].map((match) => ({
      name: match[1] ?? '',
      value: Number(match[2]),
    })),
  );
}

/** Every identifier that occurs in the interface headers. */
export function headerIdentifiers(): Set<string> {
  const files = readdirSync(include, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.h'),
  );
  const text = files.map((file) => readFileSync(join(include, file), 'utf8')).join('\n');
  return new Set(text.match(/\b\w+\b/g));
}
