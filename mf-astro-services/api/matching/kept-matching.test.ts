import { resolve } from 'node:path';
import { createTestDatabase } from 'infra/test/test-database';
import type { Choices } from 'shared/preferences/preferences';
import type { CallContext } from 'shared/remote-kit/api';
import { openDatabase } from '../data/database';
import { matches } from '../data/schema';
import { Sheet } from 'shared/pdf/sheet';
import { bindMatchingPdf } from './pdf/documents';
import { serveMatching } from './routes';

const birth = {
  ...{ date: '1988-04-06', time: '00:30', clock: 'no-war-time' },
  ...{ latitude: 22.5726, longitude: 88.3639, timeZone: 'Asia/Kolkata' },
};
const boy = { ...birth, name: 'Ravi', gender: 'male' };
const girl = { ...birth, name: 'Asha', date: '1992-09-11', time: '10:30' };

const context = (visitor: string): CallContext => ({
  ...{ session: null, token: null, visitor },
  ...{ address: '127.0.0.1', userAgent: 'test', lang: 'en' },
});

const start = new Date('2026-11-21T08:00:00Z');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let now = start;

beforeAll(async () => {
  database = await createTestDatabase(resolve(__dirname, '../migrations'), 'astro');
});

afterAll(() => database?.drop());

beforeEach(() => {
  now = start;
});

async function call(id: string, input: object, visitor = 'maker') {
  const endpoints = serveMatching(openDatabase(database.pool), () => now);
  const endpoint = endpoints.find(({ contract }) => contract.id === `astro.${id}`);
  if (!endpoint) throw new Error(`no endpoint ${id}`);
  const asked = { params: {}, query: {}, body: undefined, ...input };
  const outcome = await endpoint.handle(asked, context(visitor));
  if (!outcome.ok) return outcome.error;
  endpoint.contract.answer.parse(outcome.answer);
  return outcome.answer as { id: string; secret: string; data: object };
}

async function make(body: object = { boy, girl }) {
  const made = await call('kundli_matching', { body });
  if (!('id' in made)) throw new Error(JSON.stringify(made));
  return made;
}

const read = (id: string, query: object = {}) =>
  call('get_kundli_matching', { params: { id }, query });

describe('a kept match', () => {
  it('is found by its random id, and says the same without the names', async () => {
    const { id, secret, data } = await make();
    const { match } = data as { match: object };
    expect(await read(id, { secret })).toMatchObject({
      data: { isMaker: true, matching: { match, boy: { input: { name: null, date: boy.date } } } },
    });
    const rows = await openDatabase(database.pool).select().from(matches);
    expect(JSON.stringify(rows)).not.toMatch(/Ravi|Asha|"male"/);
  });

  it('is not answered after 90 days', async () => {
    const { id } = await make();
    now = new Date(start.getTime() + 90 * 86_400_000 - 1);
    expect(await read(id)).toMatchObject({ data: { id } });
    now = new Date(start.getTime() + 90 * 86_400_000 + 1);
    expect(await read(id)).toMatchObject({ code: 'not_found' });
  });

  it('is deleted by who has its secret only', async () => {
    const [{ id, secret }, other] = [await make(), await make()];
    expect(await read(id)).toMatchObject({ data: { isMaker: false } });
    for (const query of [{}, { secret: other.secret }])
      expect(
        await call('delete_kundli_matching', { params: { id }, query }, 'maker'),
      ).toMatchObject({ code: 'forbidden' });
    const remove = { params: { id }, query: { secret } };
    expect(await call('delete_kundli_matching', remove, 'elsewhere')).toMatchObject({
      status: 200,
    });
    expect(await read(id)).toMatchObject({ code: 'not_found' });
  });
});

it('names beside the total what families weigh apart', async () => {
  const twin = { ...girl, date: boy.date, time: boy.time };
  const { data } = await make({ boy, girl: twin });
  const { match } = data as { match: { cautions: string[]; manglik: { alike: boolean } } };
  expect(match.cautions).toEqual(['nadi']);
  expect(match.manglik.alike).toBe(true);
});

describe('a birth that cannot be', () => {
  it.each([
    ['boy', '2026-11-22', 'invalid_input'],
    ['girl', '2190-05-01', 'invalid_input'],
  ])('is refused in its own field: %s %s', async (person, date, code) => {
    const body = { boy, girl, [person]: { ...birth, date } };
    expect(await call('kundli_matching', { body })).toMatchObject({
      code,
      fields: { [`body.${person}.date`]: 'This birth lies in the future.' },
    });
  });

  it('has a code of its own when the place never had that date', async () => {
    const apia = { ...birth, clock: 'zone', date: '2011-12-30', timeZone: 'Pacific/Apia' };
    const refused = await call('kundli_matching', { body: { boy, girl: apia } });
    expect(refused).toMatchObject({ code: 'skipped_date' });
    expect(Object.keys((refused as { fields: object }).fields)).toEqual(['body.girl.date']);
  });
});

describe('its PDF', () => {
  async function readPdf(id: string, lang: 'en' | 'hi', choices?: Choices) {
    const [document] = bindMatchingPdf(openDatabase(database.pool), () => now);
    const asked = { params: { id }, query: new URLSearchParams(), lang, accept: '', choices };
    const made = await document?.handle(asked);
    return made ? { pdf: String(made.body), headers: made.headers } : null;
  }

  it.each(['en', 'hi'] as const)('has pages in %s, with and without a time', async (lang) => {
    for (const time of ['10:30', null]) {
      const { id } = await make({ boy, girl: { ...girl, time } });
      const { pdf, headers } = (await readPdf(id, lang)) ?? {};
      expect(pdf?.slice(0, 5)).toBe('%PDF-');
      expect(headers?.['content-disposition']).toContain('2026-11-21.pdf');
      expect(pdf?.match(/\/Type \/Page\n/g)?.length).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([
    ['en', '12', '9:05 pm'],
    ['hi', '24', '21:05'],
  ] as const)('tells times of birth in %s by the clock of %s', async (lang, clock, time) => {
    const written = jest.spyOn(Sheet.prototype, 'write');
    const { id } = await make({ boy: { ...boy, time: '21:05' }, girl: { ...girl, time: null } });
    await readPdf(id, lang, { city: null, clock });
    const lines = written.mock.calls.map(([line]) => line.replaceAll('\u00a0', ' '));
    expect(lines.filter((line) => line.includes(`, ${time}, `))).toHaveLength(1);
    written.mockRestore();
  });

  it('is not there for an unknown match', async () => {
    expect(await readPdf('x'.repeat(22), 'en')).toBeNull();
  });
});
