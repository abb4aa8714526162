import { createTestDatabase } from 'infra/test/test-database';
import { getDarshanSchedule } from 'shared/contracts/content-darshan';
import { isTimeZone } from 'shared/jyotish/time/zone-offset';
import { temples } from '../seed/temples';
import { startContentApi, type ContentApi } from '../testing/content-api';
import { findMoment } from './rite-time';

const darshanSeeds = temples.read();
let api: ContentApi;

beforeAll(async () => {
  api = await startContentApi(createTestDatabase);
}, 120_000);
afterAll(() => api.drop());

const ask = (query: { kind: 'darshan' | 'aarti'; date?: string; lang?: 'en' | 'hi' }) =>
  api.ask(getDarshanSchedule, { query });

test('a day has every shipped temple that keeps the kind, none with a stream', async () => {
  const { data } = await ask({ kind: 'aarti', date: '2026-11-21' });
  const expected = darshanSeeds.filter(({ rites }) => rites.some(({ kind }) => kind === 'aarti'));
  expect(data.temples.map(({ slug }) => slug).sort()).toEqual(
    expected.map(({ slug }) => slug).sort(),
  );
  for (const temple of data.temples)
    for (const { stream } of temple.rites) expect(stream).toBeNull();
});

test('names are in the language that is asked for', async () => {
  const { data } = await ask({ kind: 'darshan', lang: 'hi' });
  for (const temple of data.temples)
    for (const text of [temple.name, temple.place, temple.deity, temple.keeper])
      expect(text).toMatch(/[ऀ-ॿ]/);
});

test('a day there is not, a kind there is not', async () => {
  for (const query of [{ kind: 'aarti', date: '2026-02-30' }, { kind: 'puja' }, {}])
    expect((await api.refused(getDarshanSchedule, { query })).code).toBe('invalid_input');
});

test('shipped rites do not run into each other within a kind, whatever the day', () => {
  for (const { slug, rites, ...place } of darshanSeeds) {
    expect(isTimeZone(place.timeZone)).toBe(true);
    expect(new Set(rites.map((rite) => rite.slug)).size).toBe(rites.length);
    for (const date of ['2026-01-06', '2026-04-08', '2026-10-25', '2026-12-25'])
      for (const kind of ['darshan', 'aarti']) {
        const month = Number(date.slice(5, 7));
        const spans = rites
          .filter((rite) => rite.kind === kind && (rite.months?.includes(month) ?? true))
          .filter(({ weekdays }) => weekdays?.includes(new Date(date).getUTCDay()) ?? true)
          .map(({ starts, ends }) =>
            [starts, ends ?? starts].map((at) => findMoment(at, date, place)),
          )
          .sort(([a], [b]) => Number(a) - Number(b));
        spans.forEach(([start, end], index) => {
          expect({ slug, ok: Number(end) >= Number(start) }).toEqual({ slug, ok: true });
          const next = spans[index + 1]?.[0] ?? Infinity;
          expect({ slug, date, ok: Number(end) <= Number(next) }).toEqual({ slug, date, ok: true });
        });
      }
  }
});

test('a stream needs a permission, and outlives the seed; an edited row is left alone', async () => {
  const { pool } = api;
  const where = `where temple = 'har-ki-pauri' and slug = 'evening-ganga-aarti'`;
  await expect(
    pool.query(`update content.darshan_rites set stream = 'https://tv.example/a.m3u8' ${where}`),
  ).rejects.toThrow(/darshan_rites_stream_permitted/);
  await pool.query(
    `update content.darshan_rites set stream = 'https://tv.example/a.m3u8',
       stream_permitted_on = '2026-11-01' ${where}`,
  );
  await pool.query(
    `update content.darshan_rites set origin = 'editor', starts = '18:15', ends = null
     where temple = 'somnath' and slug = 'evening-aarti'`,
  );
  await pool.query(`update content.darshan_temples set name_en = 'Old' where slug = 'meenakshi'`);
  await api.seed();
  const { data } = await ask({ kind: 'aarti', date: '2026-11-21' });
  const find = (slug: string) => data.temples.find((temple) => temple.slug === slug);
  expect(find('har-ki-pauri')?.rites.map(({ stream }) => stream)).toEqual([
    null,
    'https://tv.example/a.m3u8',
  ]);
  expect(find('somnath')?.rites.at(-1)?.local_start).toBe('18:15');
  expect(find('meenakshi')?.name).toBe('Meenakshi Sundareswarar Temple');
});

test('what is no longer shipped goes, what an editor added stays', async () => {
  const { pool } = api;
  const insert = (slug: string, origin: string) =>
    pool.query(
      `insert into content.darshan_temples (slug, origin, name_en, name_hi, place_en, place_hi,
         deity_en, deity_hi, keeper_en, keeper_hi, website, time_zone, latitude, longitude)
       values ($1, $2, 'N', 'न', 'P', 'प', 'D', 'द', 'K', 'क', 'https://x.example', 'Europe/London', 51, 0)`,
      [slug, origin],
    );
  await insert('once-shipped', 'seed');
  await insert('added', 'editor');
  await api.seed();
  const { rows } = await pool.query(
    `select slug from content.darshan_temples where slug in ('once-shipped', 'added')`,
  );
  expect(rows).toEqual([{ slug: 'added' }]);
});
