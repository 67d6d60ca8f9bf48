import { type Origin, refuse } from './refuse.js';
import { repeatedName } from './unique-names.js';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The object that bytes of a file stand for: valid UTF-8, valid JSON, no name twice. */
export function jsonObject(bytes: Uint8Array, what: string, origin: Origin): object {
  let text: string;
  let value: unknown;
  try {
    text = decoder.decode(bytes);
  } catch (error) {
    return refuse(origin, `${what} is no UTF-8`, undefined, undefined, error);
  }
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse(origin, `${what} is no JSON`, undefined, undefined, error);
  }
  if (!isObject(value)) return refuse(origin, `${what} is no JSON object`);
  const repeated = repeatedName(text);
  if (repeated !== undefined) refuse(origin, `${what} has the name twice`, repeated);
  return value;
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
