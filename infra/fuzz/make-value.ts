import fc from 'fast-check';
import type { Schema } from './describe-targets';

/** What strangers send in the hope that something gives. */
const hostile: unknown[] = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udfff', '%', '%00', '%2e%2e%2f', '../../etc/passwd'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'prototype',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
  ],
  ...[
    '-1',
    '0',
    '1e309',
    '9007199254740993',
    '99999999999999999999',
    '0x10',
    '-0',
    '1.5',
    '2147483648',
  ],
  ...[
    "'; drop table users; --",
    '"',
    '<script>',
    '${7*7}',
    '{{7*7}}',
    '\r\nx: y',
    '\u202e',
    '\ufeff',
  ],
  ...['2026-02-30', '0000-00-00', '9999-12-31', '2011-12-30', '1844-12-31', '2026-13-45', '25:61'],
  ...[
    'n~---~1',
    'n~2026-01-01T00:00:00.000000Z~9999999999',
    'p~1~1',
    '2026-11',
    '2026-W60',
    '275760-09-14',
  ],
  ...[
    'a'.repeat(300),
    'a'.repeat(5000),
    'क'.repeat(400),
    '🕉️'.repeat(40),
    'a/b',
    'a\\b',
    '.',
    '..',
    '//',
  ],
  ...[null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null], { a: { b: {} } }],
];

/** What people send. */
const common = [
  ...[
    'en',
    'hi',
    'sun',
    'aries',
    'mesha',
    'daily',
    'weekly',
    'today',
    'tomorrow',
    'delhi',
    'new-delhi',
  ],
  ...[
    'mumbai',
    'karva-chauth',
    'diwali',
    'ganesh',
    'blogs',
    'mf-content',
    'mf-auth',
    'shell-host',
    '1',
  ],
  ...[
    '2',
    '7',
    '24',
    '2026',
    '2027',
    '2026-11-22',
    '2026-11',
    '14:30',
    'Asia/Kolkata',
    'favicon.svg',
  ],
  ...[
    'Varanasi',
    'नमस्ते',
    'asha@example.com',
    '9812345678',
    '+919812345678',
    '320.webp',
    'a'.repeat(32),
  ],
];

/** Values for one part of a request; some fit its schema, some fit no schema at all. */
export function makeValue(
  schema: Schema,
  words: readonly string[],
  depth = 0,
): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 7, arbitrary: fitting(schema, words, depth) },
    { weight: 2, arbitrary: fc.constantFrom(...hostile) },
    { weight: 1, arbitrary: depth < 2 ? fc.anything({ maxDepth: 2 }).map(toJson) : fc.string() },
  );
}

function fitting(schema: Schema, words: readonly string[], depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => fitting(choice, words, depth)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) return makeObject(schema, words, depth);
  if (type === 'array')
    return fc.array(makeValue(schema.items ?? {}, words, depth + 1), { maxLength: 4 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return makeNumber(schema);
  return makeText(schema, words);
}

function makeObject(schema: Schema, words: readonly string[], depth: number) {
  const parts = Object.entries(schema.properties ?? {});
  const known = fc.record(
    Object.fromEntries(parts.map(([name, part]) => [name, makeValue(part, words, depth + 1)])),
    { requiredKeys: (schema.required ?? []).filter((name) => name in (schema.properties ?? {})) },
  );
  const extra = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'x'), fc.string(), {
    maxKeys: 1,
  });
  return fc.tuple(known, extra).map(([all, more]) => ({ ...all, ...more }));
}

function makeNumber({ type, minimum = -1000, maximum = 1_000_000 }: Schema) {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

function makeText({ pattern, format }: Schema, words: readonly string[]) {
  const texts: fc.Arbitrary<string>[] = [fc.constantFrom(...common), fc.string({ maxLength: 40 })];
  if (words.length > 0) texts.push(fc.constantFrom(...words), fc.constantFrom(...words));
  if (format === 'date' || format === 'date-time')
    texts.push(
      fc
        .date({ noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, format === 'date' ? 10 : 24)),
    );
  if (pattern && isUsable(pattern)) texts.push(fc.stringMatching(new RegExp(pattern)));
  return fc.oneof(...texts);
}

function isUsable(pattern: string): boolean {
  try {
    fc.stringMatching(new RegExp(pattern));
    return true;
  } catch {
    return false; // look-arounds and the like, which no generator can follow
  }
}

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');
