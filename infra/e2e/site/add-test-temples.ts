import { Client } from 'pg';
import { serverUrl } from '../../database/running-server';
import { readServerFile } from '../../database/server-file';

/**
 * One temple for each state of the player, by its slug. What begins and ends at the same time lasts the
 * whole day; the one at rest begins at noon tomorrow, so that midnight makes no difference.
 */
const temples = [
  { slug: 'streaming', hindi: 'प्रसारण', stream: 'live.m3u8', at: '00:00', weekdays: null },
  { slug: 'unreachable', hindi: 'अप्राप्य', stream: 'missing.m3u8', at: '00:00', weekdays: null },
  {
    slug: 'resting',
    hindi: 'विश्राम',
    stream: 'live.m3u8',
    at: '12:00',
    weekdays: [(new Date().getUTCDay() + 1) % 7],
  },
];

/** Adds temples with streams to the database of a running site, as an editor would. */
export async function addTestTemples(dataDir: string, streamOrigin: string): Promise<void> {
  const { port, password } = readServerFile(dataDir);
  if (port === null) throw new Error(`no database runs in ${dataDir}`);
  const client = new Client({ connectionString: serverUrl(port, password, 'tarapath') });
  await client.connect();
  try {
    for (const { slug, hindi, stream, at, weekdays } of temples) {
      await client.query(
        `insert into content.darshan_temples (slug, name_en, name_hi, place_en, place_hi, deity_en,
           deity_hi, keeper_en, keeper_hi, website, time_zone, latitude, longitude)
         values ($1, initcap($1), $2, 'Test', 'परीक्षा', 'Test', 'परीक्षा', 'Test', 'परीक्षा',
           'https://temple.example', 'UTC', 0, 0)`,
        [slug, hindi],
      );
      await client.query(
        `insert into content.darshan_rites (temple, slug, kind, name_en, name_hi, starts, ends,
           weekdays, stream, stream_permitted_on)
         values ($1, 'all-day', 'darshan', 'All-day darshan', 'दिन भर दर्शन', $4, $4, $2, $3,
           '2026-01-01')`,
        [slug, weekdays, `${streamOrigin}/${stream}`, at],
      );
    }
  } finally {
    await client.end();
  }
}
