import { resolve } from 'node:path';
import { createTestDatabase } from 'infra/test/test-database';
import type { Choices } from 'shared/preferences/preferences';
import type { CallContext } from 'shared/remote-kit/api';
import { openDatabase } from '../data/database';
import { bindKundliPdf } from './pdf/documents';
import { Sheet } from 'shared/pdf/sheet';
import { serveProfiles } from './profiles';
import { serveKundli } from './routes';

const birth = {
  name: 'Asha',
  date: '1990-04-15',
  time: '14:30',
  latitude: 12.97,
  longitude: 77.59,
  timeZone: 'Asia/Kolkata',
};

type Answer = { id: string; secret: string; data: { kundli: { input: { name: string | null } } } };

const context = (visitor: string | null, userId?: number): CallContext => ({
  session: userId
    ? {
        ...{ id: userId, sessionId: 's', name: null, email: null, phone: null },
        ...{ img: null, type: null },
      }
    : null,
  ...{ token: null, visitor, address: '127.0.0.1', userAgent: 'test', lang: 'en' },
});
const maker = context('maker');
const other = context('other');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let now = new Date('2026-11-21T08:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase(resolve(__dirname, '../migrations'), 'astro');
});

afterAll(() => database?.drop());

/** What the ledger of consents answers. */
let consent: object = { status: 200 };

async function call(id: string, input: object, caller: CallContext) {
  const open = openDatabase(database.pool);
  const ask = async () => consent;
  const endpoints = [
    ...serveKundli(open, () => now, ask as never),
    ...serveProfiles(open, () => now, ask as never),
  ];
  const endpoint = endpoints.find(({ contract }) => contract.id === `astro.${id}`);
  if (!endpoint) throw new Error(`no endpoint ${id}`);
  const outcome = await endpoint.handle(
    { params: {}, query: {}, body: undefined, ...input },
    caller,
  );
  if (outcome.ok) endpoint.contract.answer.parse(outcome.answer);
  return outcome;
}

/** What the maker's link has, by the id beside it. */
const secrets = new Map<string, string>();
const own = (id: string) => ({ secret: secrets.get(id) });

async function make(body: object = birth, caller = maker): Promise<string> {
  const outcome = await call('create_kundli', { body }, caller);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  const { id, secret } = outcome.answer as Answer;
  secrets.set(id, secret);
  return id;
}

async function read(id: string, query: object = {}, caller = maker) {
  const outcome = await call('get_kundli', { params: { id }, query }, caller);
  if (!outcome.ok) return outcome.error;
  return (outcome.answer as { data: Record<string, unknown> }).data as never as {
    isMaker: boolean;
    key: string | null;
    expiresAt: string | null;
    kundli: { input: { name: string | null }; conventions: Record<string, unknown> };
    section: { name: string; data: unknown };
  };
}

describe('a kept kundli', () => {
  it('is found by its random id, every part of it', async () => {
    const id = await make();
    expect(id).toMatch(/^[\w-]{22}$/);
    const parts = 'chart vargas dashas yogas doshas strengths year transits kp'.split(' ');
    for (const section of parts)
      for (const lang of ['en', 'hi'])
        expect(await read(id, { section, lang })).toMatchObject({ section: { name: section } });
  });

  it('shows the name to its maker, and to others only when it is shared', async () => {
    const id = await make();
    expect(await read(id, own(id))).toMatchObject({
      isMaker: true,
      kundli: { input: { name: 'Asha' } },
    });
    // the browser alone is nobody: its cookie may be another's, and it ends
    expect(await read(id)).toMatchObject({ isMaker: false, secret: null });
    expect(await read(id, { secret: 'x'.repeat(22) })).toMatchObject({ isMaker: false });
    const hidden = { isMaker: false, key: null, kundli: { input: { name: null } } };
    expect(await read(id, {}, other)).toMatchObject(hidden);
    const share = { params: { id }, body: { isNameShared: true } };
    expect(await call('share_kundli_name', share, other)).toMatchObject({
      ok: false,
      error: { code: 'forbidden' },
    });
    await call('share_kundli_name', { ...share, query: own(id) }, other);
    expect(await read(id, {}, other)).toMatchObject({ kundli: { input: { name: 'Asha' } } });
  });

  it('is counted by the conventions it was made with, or by those asked for', async () => {
    const id = await make({ ...birth, ayanamsa: 'kp', clock: 'no-war-time' });
    const own = { ayanamsa: 'kp', node: 'mean', clock: 'no-war-time' };
    expect(await read(id)).toMatchObject({ kundli: { conventions: own } });
    expect(await read(id, { ayanamsa: 'raman', houses: 'equal' })).toMatchObject({
      kundli: { conventions: { ayanamsa: 'raman', chalit: 'equal' } },
    });
  });

  it('is not kept for longer, nor is a birth saved, while the consent can not be noted', async () => {
    const asks = { body: { ...birth, keep: true } };
    const customer = context('maker', 7);
    expect(await call('create_kundli', asks, customer)).toMatchObject({ answer: { isKept: true } });
    expect(await call('create_kundli', asks, maker)).toMatchObject({ answer: { isKept: false } });
    consent = { error_status: 503 };
    const made = await call('create_kundli', asks, customer);
    const { suggestPlaces } = await import('../places/suggest-places');
    const placeId = suggestPlaces('Pune', 'en')[0]?.id ?? '';
    const { name, date, time } = birth;
    const profile = { ...{ label: 'self', gender: null, name, date, time }, placeId };
    const saved = await call('create_birth_profile', { body: profile }, customer);
    consent = { status: 200 };
    expect(made).toMatchObject({ ok: true, answer: { isKept: false } });
    expect(saved).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    expect(await call('get_birth_profiles', {}, customer)).toMatchObject({ answer: { data: [] } });
  });

  it('is deleted by its maker only, and by itself after 90 days unless it is kept', async () => {
    const [first, second] = [await make(), await make()];
    const kept = await make({ ...birth, keep: true }, context('maker', 7));
    const remove = { params: { id: first } };
    expect(await call('delete_kundli', remove, other)).toMatchObject({ ok: false });
    expect(await call('delete_kundli', remove, maker)).toMatchObject({ ok: false });
    const another = { ...remove, query: own(second) };
    expect(await call('delete_kundli', another, maker)).toMatchObject({ ok: false });
    const withSecret = { ...remove, query: own(first) };
    expect(await call('delete_kundli', withSecret, other)).toMatchObject({ ok: true });
    expect(await read(first)).toMatchObject({ code: 'not_found' });
    now = new Date('2027-03-01T00:00:00Z');
    expect(await read(second)).toMatchObject({ code: 'not_found' });
    expect(await read(kept, {}, context('elsewhere', 7))).toMatchObject({
      ...{ isMaker: true, expiresAt: null },
    });
    now = new Date('2026-11-21T08:00:00Z');
  });

  it('without a time of birth leaves out what needs it', async () => {
    const id = await make({ ...birth, time: null });
    expect(await read(id, { section: 'dashas' })).toMatchObject({ section: { data: null } });
    expect(await read(id, { section: 'transits' })).toMatchObject({
      section: { data: { gochara: expect.any(Array) } },
    });
  });

  it.each([
    ['2026-11-21', '13:31', 'Asia/Kolkata'],
    ['2026-11-22', null, 'Asia/Kolkata'],
    ['2026-11-21', '05:00', 'America/New_York'],
    ['2190-01-01', '10:00', 'Asia/Kolkata'],
  ])('is not made of a birth to come: %s %s %s', async (date, time, timeZone) => {
    const body = { ...birth, date, time, timeZone };
    expect(await call('create_kundli', { body }, maker)).toMatchObject({
      error: { code: 'invalid_input', fields: { 'body.date': expect.stringContaining('future') } },
    });
  });

  it.each([
    ['2026-11-21', '13:30', 'Asia/Kolkata'],
    ['2026-11-21', null, 'America/New_York'],
    ['2026-11-21', '21:59', 'Pacific/Kiritimati'],
  ])('is made of a birth of this very day: %s %s %s', async (date, time, timeZone) => {
    const body = { ...birth, date, time, timeZone };
    expect(await call('create_kundli', { body }, maker)).toMatchObject({ ok: true });
  });

  it.each(['zone', 'local-mean'])(
    'refuses a date the place never had by the clock %s, with a code of its own',
    async (clock) => {
      const apia = { latitude: -13.83, longitude: -171.77, timeZone: 'Pacific/Apia' };
      const body = { ...birth, ...apia, clock, date: '2011-12-30' };
      expect(await call('create_kundli', { body }, maker)).toMatchObject({
        error: { code: 'skipped_date', fields: { 'body.date': expect.any(String) } },
      });
    },
  );

  it('refuses a zone nobody knows in its own field', async () => {
    const outcome = await call('create_kundli', { body: { ...birth, timeZone: 'X/Y' } }, maker);
    expect(outcome).toMatchObject({ error: { fields: { 'body.timeZone': expect.any(String) } } });
  });
});

describe('the PDF', () => {
  async function readPdf(id: string, query: string, lang: 'en' | 'hi' = 'en', choices?: Choices) {
    const [document] = bindKundliPdf(openDatabase(database.pool), () => now);
    const asked = { params: { id }, query: new URLSearchParams(query), lang, accept: '', choices };
    return document?.handle(asked) ?? null;
  }

  it('is made in both languages, and carries the name only with the key', async () => {
    const id = await make();
    const { key } = (await read(id, own(id))) as { key: string };
    const titled = async (query: string) => {
      const made = await readPdf(id, query);
      // the title is written in UTF-16 or plainly, by pdfkit's choice
      return String(made?.body).replaceAll('\0', '').includes('Asha');
    };
    expect(await titled('')).toBe(false);
    expect(await titled('key=wrong')).toBe(false);
    expect(await titled(`key=${key}`)).toBe(true);
    const hindi = await readPdf(id, '', 'hi');
    expect(String(hindi?.body).slice(0, 5)).toBe('%PDF-');
  });

  it('is named after the person only with the key, and dated where the visitor lives', async () => {
    const id = await make();
    const { key } = (await read(id, own(id))) as { key: string };
    now = new Date('2026-11-21T20:00:00Z');
    const named = async (query: string, lang: 'en' | 'hi' = 'en', city: string | null = null) => {
      const made = await readPdf(id, query, lang, { city, clock: '12' });
      return decodeURIComponent(made?.headers?.['content-disposition']?.split("UTF-8''")[1] ?? '');
    };
    expect(await named(`key=${key}`)).toBe('Kundli of Asha 2026-11-22.pdf');
    expect(await named(`key=${key}`, 'hi')).toBe('Asha की कुंडली 2026-11-22.pdf');
    expect(await named('')).toBe('Kundli 2026-11-22.pdf');
    expect(await named('', 'hi', 'london')).toBe('कुंडली 2026-11-21.pdf');
    expect(await named('', 'en', 'nowhere-at-all')).toBe('Kundli 2026-11-22.pdf');
    now = new Date('2026-11-21T08:00:00Z');
  });

  it.each([
    ['en', '12', '2:30 pm'],
    ['hi', '12', 'दोपहर 2:30'],
    ['en', '24', '14:30'],
  ] as const)('tells the time of birth in %s by the clock of %s', async (lang, clock, time) => {
    const written = jest.spyOn(Sheet.prototype, 'write');
    await readPdf(await make(), '', lang, { city: null, clock });
    const lines = written.mock.calls.map(([line]) => line.replaceAll('\u00a0', ' '));
    expect(lines.filter((line) => line.includes(`, ${time}, `))).toHaveLength(1);
    written.mockRestore();
  });

  it('is not there for an unknown kundli', async () => {
    expect(await readPdf('x'.repeat(22), '')).toBeNull();
  });
});

describe('saved births', () => {
  it.each([
    ['2026-11-22', 'pune', 'invalid_input'],
    ['2011-12-30', 'apia', 'skipped_date'],
  ])('are not saved for %s in %s', async (date, placeName, code) => {
    const { suggestPlaces } = await import('../places/suggest-places');
    const placeId = suggestPlaces(placeName, 'en')[0]?.id ?? '';
    const body = { ...saved, date, placeId };
    expect(await call('create_birth_profile', { body }, customer)).toMatchObject({
      error: { code, fields: { 'body.date': expect.any(String) } },
    });
  });

  const customer = context('maker', 11);
  const saved = { label: 'child', name: 'Ravi', gender: null, date: '2015-03-02', time: null };

  it('belong to the customer and are saved once', async () => {
    const { suggestPlaces } = await import('../places/suggest-places');
    const placeId = suggestPlaces('Pune', 'en')[0]?.id ?? '';
    const body = { ...saved, placeId };
    const first = await call('create_birth_profile', { body }, customer);
    const again = await call('create_birth_profile', { body }, customer);
    expect(again).toEqual(first);
    const list = await call('get_birth_profiles', { query: { lang: 'hi' } }, customer);
    expect(list).toMatchObject({ answer: { data: [{ name: 'Ravi', label: 'child' }] } });
    const { id } = (first as { answer: { id: number } }).answer;
    const remove = { params: { profileId: String(id) } };
    expect(await call('delete_birth_profile', remove, context('maker', 12))).toMatchObject({
      error: { code: 'not_found' },
    });
    expect(await call('delete_birth_profile', remove, customer)).toMatchObject({ ok: true });
  });
});
