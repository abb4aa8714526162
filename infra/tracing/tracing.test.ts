import { Duplex } from 'node:stream';
import { context, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { Pool } from 'pg';
import { Link, type Answers } from '../isolation/link';
import { carry, contextOfRequest, currentRequest, keepContexts, within } from './carried-context';
import { measure, tracer } from './measure';
import { readSpans, tellSpan } from './told-span';
import { traceQueries } from './trace-queries';

const exporter = new InMemorySpanExporter();

beforeAll(() => {
  keepContexts();
  trace.setGlobalTracerProvider(
    new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
  );
});
beforeEach(() => exporter.reset());
afterAll(() => {
  trace.disable();
  context.disable();
});

/** Two processes' ends of a link. */
function connect(answers: Answers): Link {
  const ends: Duplex[] = [0, 1].map(
    (own) =>
      new Duplex({
        read: () => undefined,
        write: (chunk, _encoding, done) => (ends[1 - own]?.push(chunk), done()),
      }),
  );
  const events = { onClose: () => undefined, onUnheard: (error: unknown) => console.error(error) };
  void new Link(ends[1] as Duplex, answers, events);
  return new Link(ends[0] as Duplex, {}, events);
}

const inRequest = <T>(id: string, work: () => Promise<T>) =>
  context.with(contextOfRequest(id, {}), () =>
    tracer.startActiveSpan('request', (span) => work().finally(() => span.end())),
  );

const spans = () =>
  exporter.getFinishedSpans().map(({ name, parentSpanContext, attributes, status }) => {
    const parent = exporter
      .getFinishedSpans()
      .find((other) => other.spanContext().spanId === parentSpanContext?.spanId);
    return { name, parent: parent?.name, attributes, status: status.code };
  });

test('what is asked of another process is a part of the request there, also after a wait', async () => {
  const seen: unknown[] = [];
  const link = connect({
    call: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(currentRequest());
      return measure('load', {}, async () => 1);
    },
    log: () => seen.push(currentRequest()),
  });
  await Promise.all([
    inRequest('abcd-efgh-jkmn', () => link.ask('call', { id: 'content.get_blog' })),
    inRequest('pqrs-tuvw-xyz2', () => link.ask('call', { id: 'content.get_news' })),
  ]);
  context.with(contextOfRequest('abcd-efgh-jkmn', {}), () => link.tell('log', {}));
  await link.ask('call', {});
  expect(seen.slice(0, 2).sort()).toEqual(['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2']);
  expect(seen.slice(2)).toEqual(['abcd-efgh-jkmn', undefined]);
  expect(spans().filter(({ name }) => name !== 'request')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'load', parent: 'call content.get_blog' }),
      expect.objectContaining({ name: 'call content.get_blog', parent: 'request' }),
      expect.objectContaining({ name: 'load', parent: 'call content.get_news' }),
      expect.objectContaining({ name: 'call content.get_news', parent: 'request' }),
    ]),
  );
  // outside of a request nothing is traced
  expect(spans()).toHaveLength(6);
});

test('a part that fails is marked by the kind of error alone', async () => {
  const fail = () => Promise.reject(new TypeError('Asha, +919876543210'));
  await expect(inRequest('abcd-efgh-jkmn', () => measure('load', {}, fail))).rejects.toThrow();
  const [failed] = spans();
  expect(failed).toMatchObject({ name: 'load', status: SpanStatusCode.ERROR });
  expect(JSON.stringify(exporter.getFinishedSpans()[0]?.attributes)).not.toContain('9876543210');
});

test.each([
  ['text', 'abcd-efgh-jkmn'],
  ['an id with a line break', { request: 'abcd-efgh\njkmn' }],
  ['an id that is too long', { request: 'a'.repeat(65) }],
  ['another kind of id', { request: ['abcd-efgh-jkmn'] }],
  ['a damaged trace', { traceparent: '00-zz-1' }],
])('%s carries nothing', (_what, carried) => {
  within(carried, () => {
    expect(currentRequest()).toBeUndefined();
    expect(trace.getActiveSpan()).toBeUndefined();
  });
});

test('outside of a request nothing is carried', () => expect(carry()).toBeUndefined());

test('spans cross as they are, and belong to whoever the gateway says', async () => {
  await inRequest('abcd-efgh-jkmn', () => measure('load', { 'http.route': '/a' }, async () => 1));
  const told = exporter.getFinishedSpans().map(tellSpan);
  const resource = emptyResource();
  const read = readSpans(JSON.parse(JSON.stringify(told)), resource);
  expect(read.map(tellSpan)).toEqual(told);
  expect(read.every((span) => span.resource === resource)).toBe(true);
});

test.each([
  ['no list', { length: 1 }],
  ['a damaged one', [{ name: 'load' }]],
  ['too many', Array.from({ length: 600 }, () => ({}))],
])('what is told as spans and is none is left out: %s', (_what, told) => {
  expect(readSpans(told, emptyResource())).toEqual([]);
});

test('queries of a traced request are spans with their statement and without its values', async () => {
  const pool = new Pool({ connectionString: process.env.TEST_DATABASE_URL, max: 1 });
  traceQueries(pool);
  try {
    await inRequest('abcd-efgh-jkmn', async () => {
      // the second one waits for the first one's connection
      await Promise.all([
        measure('first', {}, () => pool.query('select $1::text', ['Asha'])),
        measure('second', {}, () => pool.query({ text: 'select 2', values: [] })),
      ]);
      await expect(measure('third', {}, () => pool.query('select nothing'))).rejects.toThrow();
    });
    await pool.query('select 4');
  } finally {
    await pool.end();
  }
  expect(spans().filter(({ name }) => name === 'SELECT')).toMatchObject([
    { parent: 'first', attributes: { 'db.query.text': 'select $1::text' } },
    { parent: 'second', attributes: { 'db.query.text': 'select 2' } },
    { parent: 'third', status: SpanStatusCode.ERROR },
  ]);
  expect(ROOT_CONTEXT).toBe(context.active());
});
