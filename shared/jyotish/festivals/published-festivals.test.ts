import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Festival } from './festivals';
import { listFestivals } from './festivals';
import { knownDifferences } from './known-differences';

// Dates as others published them; they are read from the reference folder, not kept here.
const folder = process.env.REFERENCE_DIR ?? resolve(process.cwd(), '../shared/reference');

function readReference<T>(name: string): T | null {
  const file = resolve(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

interface HolidaysFile {
  festivals: Record<string, Record<string, string | string[]>>;
}

interface DrikFile {
  ekadashi: { date: string; name: string; vaishnava_date: string | null }[];
  festivals: { festival: string; date: string; place: string }[];
}

const places = {
  'New Delhi': { latitude: 28.6139, longitude: 77.209 },
  Mumbai: { latitude: 19.076, longitude: 72.8777 },
  Hyderabad: { latitude: 17.385, longitude: 78.4867 },
  Chennai: { latitude: 13.0827, longitude: 80.2707 },
  Kochi: { latitude: 9.9312, longitude: 76.2673 },
};

const calendars = new Map<string, Festival[]>();

function findDates(id: string, year: number, place: keyof typeof places): Festival[] {
  const key = `${year} ${place}`;
  const known = calendars.get(key);
  const festivals =
    known ?? listFestivals({ year, timeZone: 'Asia/Kolkata', place: places[place] });
  calendars.set(key, festivals);
  return festivals.filter((festival) => festival.id === id);
}

// where the published name is another one; the rest differ in hyphens only
const ids: Record<string, string> = {
  diwali_india: 'diwali',
  durgashtami: 'maha-ashtami',
  masa_shivaratri: 'masik-shivaratri',
  ram_navami_smarta: 'ram-navami',
  onam_kochi: 'onam',
};
const toId = (name: string) => ids[name] ?? name.replaceAll('_', '-');

const homes: Record<string, keyof typeof places> = {
  gudi_padwa: 'Mumbai',
  onam: 'Kochi',
  vishu: 'Kochi',
  pongal: 'Chennai',
  onam_kochi: 'Kochi',
};

const holidays = readReference<HolidaysFile>('festivals-holidays.json');
const drik = readReference<DrikFile>('festivals-drik.json');

describe('festivals as published elsewhere', () => {
  if (!holidays || !drik) {
    it(`compares nothing: ${folder} has no published festivals`, () => {
      expect(existsSync(resolve(folder, 'festivals-drik.json'))).toBe(drik !== null);
    });
    return;
  }

  // Tibetan new years are not Hindu festivals; "diwali" is the list of other countries; "thaipusam",
  // below, is an approximation (2019-01-20 where Malaysia had the 21st)
  const left = ['gyalpo_losar', 'sonam_losar', 'tamu_losar', 'diwali', 'thaipusam'];
  const names = Object.keys(holidays.festivals).filter((name) => !left.includes(name));

  it.each(names)('%s of the holiday lists, 2001-2027', (name) => {
    const differing: string[] = [];
    for (const [year, dates] of Object.entries(holidays.festivals[name] ?? {})) {
      const found = findDates(toId(name), Number(year), homes[name] ?? 'New Delhi');
      for (const date of [dates].flat())
        if (!found.some((festival) => festival.date === date)) differing.push(date);
    }
    expect(differing).toEqual(Object.keys(knownDifferences[name] ?? {}));
  });

  it('thaipusam of the holiday lists is within two days of Pushya, or has left the month of Thai', () => {
    const afar: string[] = [];
    for (const [year, date] of Object.entries(holidays.festivals.thaipusam ?? {})) {
      const [found] = findDates('thaipusam', Number(year), 'Chennai');
      const days = (Date.parse(String(date)) - Date.parse(found?.date ?? '')) / 86_400_000;
      if (Math.abs(days) > 2) afar.push(String(date));
    }
    // the full moon after the one of Thai
    expect(afar.filter((date) => date.slice(5) < '02-12')).toEqual([]);
  });

  it.each(drik.festivals.map((one) => [one.festival, one.date, one.place] as const))(
    '%s on %s in %s',
    (name, date, place) => {
      const home = homes[name] ?? (place as keyof typeof places);
      const found = findDates(toId(name), Number(date.slice(0, 4)), home);
      expect(found.map((festival) => festival.date)).toContain(date);
    },
  );

  it.each(drik.ekadashi.map((one) => [one.name, one.date, one.vaishnava_date] as const))(
    '%s on %s, for Vaishnavas %s',
    (name, date, vaishnava) => {
      const id = name.toLowerCase().replaceAll(' ', '-');
      const found = findDates(id, Number(date.slice(0, 4)), 'New Delhi');
      const dates = found.map((one) => [one.date, one.alternatives[0]?.date ?? null]);
      expect(dates).toContainEqual([date, vaishnava]);
    },
  );
});
