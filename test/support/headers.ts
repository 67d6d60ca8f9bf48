/** Headers for one test, in a directory of their own. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildModel, HeaderError, type HeaderProblem } from '../../scripts/pipeline.js';
import type { ApiModel } from '../../src/model/api-model.js';

/** Writes the files (`acl/acl_rt.h` → text), calls `use` with the include directory and removes it. */
export async function withHeaders<T>(
  files: Readonly<Record<string, string>>,
  use: (includeDir: string) => Promise<T>,
): Promise<T> {
  const directory = await mkdtemp(path.join(tmpdir(), 'headers-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
      await writeFile(path.join(directory, file), text);
    }
    return await use(directory);
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** The model of one header, acl/acl_rt.h. */
export function modelOf(text: string): Promise<ApiModel> {
  return withHeaders({ 'acl/acl_rt.h': text }, (includeDir) => buildModel({ includeDir }));
}

/** What is wrong with the headers; fails when nothing is. */
export async function problemsOf(files: Readonly<Record<string, string>>): Promise<readonly HeaderProblem[]> {
  return withHeaders(files, async (includeDir) => {
    try {
      await buildModel({ includeDir });
    } catch (error) {
      if (error instanceof HeaderError) return error.problems;
      throw error;
    }
    throw new Error('the headers were accepted');
  });
}
