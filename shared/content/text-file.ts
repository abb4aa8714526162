import { parse } from 'yaml';

/**
 * The fields of a text file: those between its two lines `---`, as YAML; `body`, the Markdown after them;
 * and for each line `# Name` one called `name`, with the Markdown that follows it. An article has no such
 * heading of its own: the page's title is its only one.
 * @throws Error for YAML that can't be read, or a field that is there twice
 */
export function parseTextFile(source: string): Record<string, unknown> {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [, front, rest] = /^---\n(.*?)(?<=\n)---(?:\n(.*))?$/s.exec(text) ?? [];
  if (front === undefined) throw new Error('it begins with its fields between two lines ---');
  const fields = parseFields(front);
  const [body = '', ...parts] = (rest ?? '').split(/^# +/m);
  for (const [name, words] of [['body', body], ...parts.map(splitPart)] as const) {
    if (name in fields) throw new Error(`${name}: it is there twice`);
    fields[name] = words.trim();
  }
  return fields;
}

/** YAML that is an object; nothing at all is an empty one. @throws Error */
export function parseFields(source: string): Record<string, unknown> {
  const fields: unknown = parse(source) ?? {};
  if (typeof fields !== 'object' || Array.isArray(fields))
    throw new Error('its fields are written as name: value');
  return fields as Record<string, unknown>;
}

function splitPart(part: string): [name: string, words: string] {
  const end = part.indexOf('\n');
  const [heading, words] = end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end)];
  return [heading.trim().toLowerCase().replaceAll(/\s+/g, '_'), words];
}
