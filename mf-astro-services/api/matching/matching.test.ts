import { resolve } from 'node:path';
import { createTestDatabase } from 'infra/test/test-database';
import type { KundliInput } from 'shared/contracts/astro-kundli';
import { matchKundlis, type Matching } from 'shared/contracts/astro-matching';
import type { CallContext } from 'shared/remote-kit/api';
import { openDatabase } from '../data/database';
import { serveMatching } from './routes';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase(resolve(__dirname, '../migrations'), 'astro');
});

afterAll(() => database?.drop());

const place = { latitude: 22.5726, longitude: 88.3639, timeZone: 'Asia/Kolkata' };
const boy: KundliInput = { ...place, date: '1988-04-06', time: '00:30' };
const girl: KundliInput = {
  latitude: 25.594,
  longitude: 85.1376,
  timeZone: 'Asia/Kolkata',
  date: '1992-09-11',
  time: '10:30',
};

async function match(body: object) {
  const now = () => new Date('2026-11-21T06:00:00Z');
  const [endpoint] = serveMatching(openDatabase(database.pool), now);
  const outcome = await endpoint!.handle({ params: {}, query: {}, body }, {
    ...{ lang: 'en', visitor: null, session: null },
  } as CallContext);
  if (outcome.ok) matchKundlis.answer.parse(outcome.answer);
  return outcome;
}

async function getMatch(body: object): Promise<Matching> {
  const outcome = await match(body);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return (outcome.answer as { data: Matching }).data;
}

describe('matching two births', () => {
  it('gives the kootas of a published pair from its births', async () => {
    const data = await getMatch({ boy, girl });
    expect(data.boy.planets.moon).toMatchObject({ rashi: 7, nakshatra: 16 });
    expect(data.girl.planets.moon).toMatchObject({ rashi: 10, nakshatra: 24 });
    const { varna, vashya, tara, gana, total } = data.match.ashtakoota;
    expect([varna, vashya, tara, gana].map(({ points }) => points)).toEqual([1, 1, 3, 6]);
    expect(total).toBeLessThanOrEqual(36);
    expect(data.match.range).toBeNull();
  });

  it('gives a range when a time is not known, which holds the answer for every time', async () => {
    const { range } = (await getMatch({ boy: { ...boy, time: null }, girl })).match;
    for (const time of ['00:00', '06:00', '12:00', '18:00', '23:59']) {
      const { total } = (await getMatch({ boy: { ...boy, time }, girl })).match.ashtakoota;
      expect(total).toBeGreaterThanOrEqual(range!.least);
      expect(total).toBeLessThanOrEqual(range!.most);
    }
  });

  it.each<[string, object, string[]]>([
    ['a missing person', { boy }, ['body.girl']],
    ['a bad date', { boy: { ...boy, date: '1990-02-30' }, girl }, ['body.boy.date']],
    [
      'a skipped time and an unknown place',
      {
        boy: { ...boy, date: '2024-03-10', time: '02:30', timeZone: 'America/New_York' },
        girl: { ...girl, placeId: 'nowhere~1~2' },
      },
      ['body.boy.time', 'body.girl.placeId'],
    ],
  ])('names the fields of %s', async (_name, body, fields) => {
    const outcome = await match(body);
    expect(outcome).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
    if (!outcome.ok) expect(Object.keys(outcome.error.fields ?? {})).toEqual(fields);
  });
});
