import fc from 'fast-check';
import type { Target } from './describe-targets';
import { makeValue } from './make-value';

/** One request, ready to be sent. */
export interface FuzzRequest {
  target: Target;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** Which of the run's customers asks; `null`: nobody is signed in. */
  customer: number | null;
  /** The last numbers of the loopback address it comes from. */
  from: number;
}

const oddHeaders: Record<string, string[]> = {
  referer: [
    'http://[',
    'http://a:999999/',
    '/',
    '%',
    'http://site/hi/x',
    'about:blank',
    '\\\\x',
    'a'.repeat(3000),
  ],
  accept: ['text/html', 'application/json', 'image/avif,*/*', ';;', '*/*;q=0', 'a'.repeat(2000)],
  'accept-language': ['hi', 'en;q=abc', ',,,', 'x'.repeat(500), '*', 'hi-IN-u-nu-deva;q=1.9'],
  'accept-encoding': ['br', 'gzip', 'br;q=0', 'identity;q=0', '*', 'gzip;;;', 'deflate, br;q=-1'],
  range: [
    'bytes=0-0',
    'bytes=-1',
    'bytes=9999999999999-',
    'bytes=5-2',
    'bytes=0-1,3-4',
    'lines=1-2',
    'bytes=-',
  ],
  'if-none-match': ['*', 'W/"x"', '"', ',,,', '"a", "b"', 'x'.repeat(1000)],
  'if-range': ['"x"', 'Wed, 21 Oct 2015 07:28:00 GMT', ''],
  'if-modified-since': ['yesterday', '0'],
  'content-encoding': ['gzip', 'br'],
  authorization: ['Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic eDp5', 'Bearer ' + 'x'.repeat(2000)],
  'x-forwarded-for': ['203.0.113.9', ',', 'x', '::1'],
  'x-forwarded-host': ['evil.example'],
  'sec-fetch-site': ['cross-site', 'same-origin'],
  'user-agent': ['', '\u00e9', 'x'.repeat(4000)],
};
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'];
const types = [
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  ';',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
];
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '['.repeat(20_000),
  '{"__proto__":{"a":1}}',
  'a=b&a=c',
  '--x--\r\n',
  '%00=%',
  '{"a":"\\ud800"}',
];

/** Requests to the given targets, each by chance sound, odd in one way, or odd in several. */
export function makeRequest(
  targets: readonly Target[],
  words: readonly string[],
  customers: number,
) {
  const made = new Map<Target, fc.Arbitrary<Pick<FuzzRequest, 'path' | 'body'>>>();
  const partsOf = (target: Target) => {
    let found = made.get(target);
    if (!found) made.set(target, (found = makeParts(target, words)));
    return found;
  };
  return fc.constantFrom(...targets).chain((target) =>
    fc
      .record({
        parts: partsOf(target),
        method: rarely(fc.constantFrom(...methods), target.method),
        headers: fc.dictionary(fc.constantFrom(...Object.keys(oddHeaders)), fc.nat(1000), {
          maxKeys: 2,
        }),
        cookie: rarely(
          fc.constantFrom(
            'userDetails=x',
            'visitor=',
            'a',
            '=;=;',
            'visitor=%',
            'userDetails=a.b.c; x=%E0',
          ),
          '',
        ),
        type: rarely(fc.constantFrom(...types), target.body?.type ?? ''),
        body: rarely(fc.constantFrom(...bodies), null),
        customer: fc.oneof(fc.constant(null), fc.nat(Math.max(0, customers - 1))),
        from: fc.nat(60_000),
      })
      .map(({ parts, method, headers, cookie, type, body, customer, from }): FuzzRequest => ({
        target,
        method,
        path: parts.path,
        headers: {
          ...Object.fromEntries(
            Object.entries(headers).map(([name, pick]) => [
              name,
              pickFrom(oddHeaders[name] ?? [''], pick),
            ]),
          ),
          ...(type ? { 'content-type': type } : {}),
          ...(cookie ? { cookie } : {}),
        },
        body: method === 'GET' || method === 'HEAD' ? null : (body ?? parts.body),
        customer: customers > 0 && !cookie ? customer : null,
        from,
      })),
  );
}

const pickFrom = (list: string[], at: number) => list[at % list.length] ?? '';

function rarely<T>(odd: fc.Arbitrary<T>, usual: T) {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
}

function makeParts(target: Target, words: readonly string[]) {
  const values = target.parameters.map(({ name, in: place, required, schema }) =>
    fc.tuple(
      fc.constant({ name, place }),
      required
        ? makeValue(schema, words)
        : fc.option(makeValue(schema, words), { nil: undefined, freq: place === 'query' ? 3 : 1 }),
    ),
  );
  const body = target.body ? makeValue(target.body.schema, words) : fc.constant(undefined);
  return fc.record({ values: fc.tuple(...values), body }).map(({ values: given, body: sent }) => {
    const query: string[] = [];
    let path = target.path;
    for (const [{ name, place }, value] of given) {
      if (value === undefined) continue;
      if (place === 'path') path = path.replace(`{${name}}`, () => encode(value));
      else
        for (const one of Array.isArray(value) ? value : [value])
          query.push(`${name}=${encode(one)}`);
    }
    return {
      path: query.length > 0 ? `${path}?${query.join('&')}` : path,
      body: sent === undefined ? null : JSON.stringify(sent),
    };
  });
}

/** As browsers write it; what can't be written so is sent as it is, where HTTP allows that. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // a part that starts with % is hostile on purpose
  if (/^%[\w%]*$/.test(text)) return text;
  // halves of characters have no percent-encoding
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
}
