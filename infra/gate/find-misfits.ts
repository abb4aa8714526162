import type { JsonSchema } from '../releases/release-contracts';

/** Two schemas with the definitions each may refer to. */
interface Pair {
  from: JsonSchema;
  to: JsonSchema;
  fromRoot: JsonSchema;
  toRoot: JsonSchema;
  path: string;
  /** Pairs on the way here: definitions may contain themselves. */
  seen: ReadonlySet<string>;
}

/**
 * What one side may send that the other does not take, each as a sentence about a place.
 * @param from all that may be sent
 * @param to all that is taken
 * @param place what the values are called: `body`
 */
export function findMisfits(from: JsonSchema, to: JsonSchema, place: string): string[] {
  return compare({ from, to, fromRoot: from, toRoot: to, path: place, seen: new Set() });
}

function compare(pair: Pair): string[] {
  const from = resolve(pair.from, pair.fromRoot);
  const to = resolve(pair.to, pair.toRoot);
  const key = `${String(pair.from.$ref)} ${String(pair.to.$ref)}`;
  if (pair.from.$ref && pair.to.$ref && pair.seen.has(key)) return [];
  const here = { ...pair, from, to, seen: new Set([...pair.seen, key]) };
  const branches = alternatives(from);
  if (branches) return unique(branches.flatMap((branch) => compare({ ...here, from: branch })));
  const choices = alternatives(to);
  if (choices) return compareWithAny(here, choices);
  const parts = schemas(to.allOf);
  if (parts) return unique(parts.flatMap((part) => compare({ ...here, to: part })));
  const own = schemas(from.allOf);
  if (own) return fewest(own.map((part) => compare({ ...here, from: part })));
  return compareValues(here);
}

/** One of several is enough. */
function compareWithAny(pair: Pair, choices: JsonSchema[]): string[] {
  return fewest(choices.map((to) => compare({ ...pair, to })));
}

function compareValues({ from, to, path, ...rest }: Pair): string[] {
  // a value nobody could describe may be anything, and is checked where it arrives
  if (Object.keys(from).length === 0 || Object.keys(to).length === 0) return [];
  const listed = valuesOf(to);
  const sent = valuesOf(from);
  if (listed) {
    if (!sent) return [`${path} is one of ${listed.join(', ')} only`];
    const lost = sent.filter((value) => !listed.includes(value));
    return lost.length > 0 ? [`${path} can not be ${lost.join(', ')}`] : [];
  }
  const types = typesOf(from, sent);
  const taken = typesOf(to, null);
  const foreign = types.filter((type) => !taken.includes(type) && !isPart(type, taken));
  if (taken.length > 0 && foreign.length > 0)
    return [`${path} can not be ${foreign.join(' or ')}, but ${taken.join(' or ')}`];
  if (sent) return [];
  const pair = { from, to, path, ...rest };
  return [...compareBounds(pair), ...compareObjects(pair), ...compareLists(pair)];
}

const bounds = [
  ['minimum', 'less than'],
  ['exclusiveMinimum', 'as little as'],
  ['minLength', 'shorter than'],
  ['minItems', 'fewer than'],
  ['maximum', 'more than'],
  ['exclusiveMaximum', 'as much as'],
  ['maxLength', 'longer than'],
  ['maxItems', 'more items than'],
] as const;

function compareBounds({ from, to, path }: Pair): string[] {
  const misfits = bounds.flatMap(([name, words]) => {
    const [sent, taken] = [from[name], to[name]];
    if (typeof taken !== 'number') return [];
    const isInside =
      typeof sent === 'number' &&
      (name.toLowerCase().includes('min') ? sent >= taken : sent <= taken);
    return isInside ? [] : [`${path} can not be ${words} ${taken}`];
  });
  // a format says what its pattern says
  const isSameFormat = to.format !== undefined && to.format === from.format;
  if (to.pattern !== undefined && to.pattern !== from.pattern && !isSameFormat)
    misfits.push(`${path} has to match ${String(to.pattern)}`);
  else if (to.format !== undefined && to.format !== from.format && to.pattern === undefined)
    misfits.push(`${path} has to be a ${String(to.format)}`);
  return misfits;
}

function compareObjects({ from, to, path, ...rest }: Pair): string[] {
  const [sent, taken] = [propertiesOf(from), propertiesOf(to)];
  const always = new Set(from.required as string[] | undefined);
  const needed = ((to.required as string[] | undefined) ?? []).filter((name) => !always.has(name));
  const misfits = needed.map((name) => `${path}.${name} may be missing, but is required`);
  for (const [name, value] of Object.entries(sent)) {
    const place = `${path}.${name}`;
    const expected = taken[name] ?? to.additionalProperties;
    if (expected === false) misfits.push(`${place} is not taken`);
    else if (typeof expected === 'object' && expected !== null)
      misfits.push(...compare({ ...rest, from: value, to: expected as JsonSchema, path: place }));
  }
  const [others, takenOthers] = [from.additionalProperties, to.additionalProperties];
  if (isSchema(others) && isSchema(takenOthers))
    misfits.push(...compare({ ...rest, from: others, to: takenOthers, path: `${path}.*` }));
  return misfits;
}

function compareLists({ from, to, path, ...rest }: Pair): string[] {
  const [sent, taken] = [from.items, to.items];
  const first = schemas(from.prefixItems) ?? [];
  const misfits = (schemas(to.prefixItems) ?? []).flatMap((item, index) => {
    const own = first[index] ?? (isSchema(sent) ? sent : null);
    return own ? compare({ ...rest, from: own, to: item, path: `${path}[${index}]` }) : [];
  });
  if (!isSchema(sent) || !isSchema(taken)) return misfits;
  return [...misfits, ...compare({ ...rest, from: sent, to: taken, path: `${path}[]` })];
}

/** `#` and `#/$defs/name`, as zod writes them. */
function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema;
  let found: unknown = root;
  for (const part of schema.$ref.split('/').slice(1))
    found = (found as Record<string, unknown> | undefined)?.[part];
  return isSchema(found) ? found : {};
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemas = (value: unknown) => (Array.isArray(value) ? (value as JsonSchema[]) : null);

const alternatives = ({ anyOf, oneOf }: JsonSchema) => schemas(anyOf) ?? schemas(oneOf);

const propertiesOf = ({ properties }: JsonSchema) =>
  (properties ?? {}) as Record<string, JsonSchema>;

function valuesOf(schema: JsonSchema): unknown[] | null {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : null;
}

function typesOf({ type }: JsonSchema, values: unknown[] | null): string[] {
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type as string[];
  return values
    ? [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))]
    : [];
}

const isPart = (type: string, taken: string[]) => type === 'integer' && taken.includes('number');

const fewest = (found: string[][]) =>
  found.reduce((best, misfits) => (misfits.length < best.length ? misfits : best));

const unique = (misfits: string[]) => [...new Set(misfits)];
