/** Texts, and what tells where names stand. In valid JSON nothing else has these characters. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}:]/g;

/**
 * The first name that stands twice in one object; `JSON.parse` keeps the last of them silently.
 * @param json valid JSON
 */
export function repeatedName(json: string): string | undefined {
  const objects: Set<string>[] = [];
  let text = '';
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (token !== ':') text = token;
    else {
      const name = text.includes('\\') ? String(JSON.parse(text)) : text.slice(1, -1);
      const names = objects.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
  }
  return undefined;
}
