import { resolve } from 'node:path';
import { createTestDatabase } from 'infra/test/test-database';
import type { ApiDeps, CallContext, RemoteApi } from 'shared/remote-kit/api';
import type { Astrologer } from 'shared/contracts/astro';
import type { Kundli, KundliInput } from 'shared/contracts/astro-kundli';
import createApi from './index';

const visitor: CallContext = {
  session: null,
  token: null,
  visitor: null,
  address: '127.0.0.1',
  userAgent: 'test',
  lang: 'en',
};

let api: RemoteApi;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase(resolve(__dirname, 'migrations'), 'astro');
  api = createApi({ pool: database.pool } as ApiDeps);
  await api.seed?.();
});

afterAll(async () => {
  await api?.close?.();
  await database?.drop();
});

async function call(id: string, input: { params?: unknown; query?: unknown; body?: unknown }) {
  const endpoint = api.endpoints.find(({ contract }) => contract.id === id);
  if (!endpoint) throw new Error(`no endpoint ${id}`);
  const outcome = await endpoint.handle(
    { params: {}, query: {}, body: undefined, ...input },
    visitor,
  );
  if (outcome.ok) endpoint.contract.answer.parse(outcome.answer);
  return outcome;
}

async function getData<T>(id: string, input: Parameters<typeof call>[1]): Promise<T> {
  const outcome = await call(id, input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return (outcome.answer as { data: T }).data;
}

describe('astrologers', () => {
  it('lists the demonstration profiles, all offline, and seeds them only once', async () => {
    await api.seed?.();
    const list = await getData<Astrologer[]>('astro.get_new_astro', {});
    expect(list).toHaveLength(8);
    expect(list.every(({ isDemo, status }) => isDemo && status === 'offline')).toBe(true);
    expect(list[0]).toMatchObject({ slug: 'meera-joshi', price_per_minute: '2500' });
  });

  it('answers in Hindi and with a limit', async () => {
    const query = { lang: 'hi', limit: '4' };
    const list = await getData<Astrologer[]>('astro.get_new_astro', { query });
    expect(list.map(({ name }) => name)).toEqual([
      'मीरा जोशी',
      'रघुनाथ शास्त्री',
      'लक्ष्मी नारायणन',
      'इमरान कुरैशी',
    ]);
  });

  it('gives one by number and not_found otherwise', async () => {
    const [first] = await getData<Astrologer[]>('astro.get_new_astro', {});
    const params = { id: String(first?.id) };
    expect(await getData('astro.get_single_new_astro', { params })).toEqual(first);
    const missing = await call('astro.get_single_new_astro', { params: { id: '999999' } });
    expect(missing).toMatchObject({ ok: false, error: { status: 404, code: 'not_found' } });
  });
});

describe('place suggestions', () => {
  it('answers the places of the table', async () => {
    const data = await getData('astro.get_suggest', { params: { text: 'bomb' } });
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Mumbai', timeZone: 'Asia/Kolkata' }),
      ]),
    );
  });

  it('refuses an empty text by name', async () => {
    const outcome = await call('astro.get_suggest', { params: { text: ' ' } });
    expect(outcome).toMatchObject({
      ok: false,
      error: { fields: { 'params.text': expect.anything() } },
    });
  });
});

const varanasi: KundliInput = {
  name: 'Example',
  date: '1972-02-29',
  time: '04:44',
  latitude: 25.3176,
  longitude: 82.9739,
  timeZone: 'Asia/Kolkata',
};

describe('kundli', () => {
  it('computes the reference birth of Varanasi', async () => {
    const kundli = await getData<Kundli>('astro.create_kundli', { body: varanasi });
    expect(kundli.utc).toBe('1972-02-28T23:14:00Z');
    expect(kundli.offset).toEqual({ seconds: 19800, text: 'UTC+05:30' });
    expect(kundli.ascendant?.longitude).toBeCloseTo(284.469056, 3);
    expect(kundli.vimshottari).toHaveLength(9);
    expect(kundli.input).toMatchObject({ name: 'Example', gender: null, time: '04:44' });
  });

  it('uses the offset of the time: 5:21:10 in Kolkata in 1903', async () => {
    const [place] = await getData<{ id: string }[]>('astro.get_suggest', {
      params: { text: 'calcutta' },
    });
    const body = { date: '1903-03-15', time: '06:20', placeId: place?.id };
    const kundli = await getData<Kundli>('astro.create_kundli', { body });
    expect(kundli.offset.text).toBe('UTC+05:21:10');
    expect(kundli.input.place.name).toBe('Kolkata');
  });

  it('leaves out what needs the time when it is not known', async () => {
    const kundli = await getData<Kundli>('astro.create_kundli', {
      body: { ...varanasi, time: null },
    });
    expect(kundli).toMatchObject({ ascendant: null, vimshottari: null, running: null });
    expect(kundli.planets.moon?.house).toBeNull();
    expect(kundli.moonOfDay?.nakshatras.length).toBeGreaterThan(0);
  });

  it.each<[string, object, string]>([
    ['a date that does not exist', { date: '1973-02-29' }, 'body.date'],
    ['a date out of range', { date: '1700-01-01' }, 'body.date'],
    ['no date', { date: undefined }, 'body.date'],
    ['a time past midnight', { time: '24:10' }, 'body.time'],
    ['no time at all', { time: undefined }, 'body.time'],
    ['an unknown zone', { timeZone: 'Asia/Atlantis' }, 'body.timeZone'],
    ['coordinates off the globe', { latitude: 95 }, 'body.latitude'],
    ['no place', { latitude: undefined }, 'body.latitude'],
    ['an unknown place', { placeId: 'nowhere~1~2' }, 'body.placeId'],
    [
      'a skipped time',
      { date: '2024-03-10', time: '02:30', timeZone: 'America/New_York' },
      'body.time',
    ],
    [
      'a repeated time',
      { date: '2024-11-03', time: '01:30', timeZone: 'America/New_York' },
      'body.occurrence',
    ],
  ])('names the field of %s', async (_name, change, field) => {
    const outcome = await call('astro.create_kundli', { body: { ...varanasi, ...change } });
    expect(outcome).toMatchObject({ ok: false, error: { code: 'invalid_input', status: 400 } });
    if (!outcome.ok) expect(Object.keys(outcome.error.fields ?? {})).toContain(field);
  });

  it('takes either of two passes of a repeated hour', async () => {
    const body = {
      ...varanasi,
      date: '2024-11-03',
      time: '01:30',
      timeZone: 'America/New_York',
      occurrence: 'later',
    };
    const kundli = await getData<Kundli>('astro.create_kundli', { body });
    expect(kundli.utc).toBe('2024-11-03T06:30:00Z');
  });
});
