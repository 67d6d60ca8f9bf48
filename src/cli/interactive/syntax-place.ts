import { spawnSync } from 'node:child_process';

/**
 * Node.js tells where a module is wrong only when nobody catches the error, so that another process looks at the script.
 * @returns the error with file and line, or as it is when those are told already or the mistake is in an imported file
 */
export function withSyntaxPlace(error: SyntaxError, path: string): SyntaxError {
  if (error.stack?.includes(`${path}:`)) return error;
  const { stderr } = spawnSync(process.execPath, ['--check', path], { encoding: 'utf8' });
  const line = stderr.split('\n').find((text) => /:\d+$/.test(text) && text.includes(path));
  if (line === undefined) return error;
  const told = new SyntaxError(`${path}:${line.slice(line.lastIndexOf(':') + 1)}: ${error.message}`);
  // The frames are of Node's loader and say nothing about the script.
  told.stack = String(told);
  return told;
}
