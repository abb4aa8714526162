import fc from 'fast-check';
import { computeFestivalYear, listFestivals } from './festivals';
import { festivalIds, nameFestival } from './names';
import { clauseTexts } from './reason-texts';

const delhi = {
  timeZone: 'Asia/Kolkata',
  place: { latitude: 28.6139, longitude: 77.209 },
};
const year2026 = listFestivals({ ...delhi, year: 2026 });
const find = (id: string, list = year2026) => list.find((festival) => festival.id === id);

describe('the festivals of a year', () => {
  it('are in order, within the year, and have a rule and a reason', () => {
    const dates = year2026.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(new Set(dates.map((date) => date.slice(0, 4)))).toEqual(new Set(['2026']));
    for (const festival of year2026) {
      expect(festival.rule.length * festival.ruleHindi.length).toBeGreaterThan(0);
      expect(clauseTexts[festival.because].hi).not.toBe('');
    }
  });

  it('are more than a hundred, and every one the engine names comes in some year', () => {
    const found = new Set(
      [2026, 2027].flatMap((year) => listFestivals({ ...delhi, year })).map(({ id }) => id),
    );
    expect(new Set(year2026.map(({ id }) => id)).size).toBeGreaterThan(150);
    expect(festivalIds.filter((id) => !found.has(id))).toEqual([]);
  });

  it('skip an adhika month, and keep its own two Ekadashis', () => {
    // 2026 has an adhika Jyeshtha from 17 May to 15 June
    expect(find('padmini-ekadashi')?.month).toEqual({
      amanta: 3,
      purnimanta: 3,
      adhika: true,
    });
    expect(find('vat-purnima')?.date).toBe('2026-06-29');
    expect(find('ganga-dussehra')?.month?.adhika).toBe(true);
    expect(find('padmini-ekadashi', listFestivals({ ...delhi, year: 2027 }))).toBeUndefined();
  });

  it('find Diwali in a year with a lost month', () => {
    // in 1982-83 Ashwina and Phalguna were adhika and Magha was lost into Pausha
    const diwali = find('diwali', listFestivals({ ...delhi, year: 1982 }));
    expect(diwali?.date).toBe('1982-11-15');
    const lost = listFestivals({ ...delhi, year: 1983 });
    expect(find('maha-shivaratri', lost)?.date).toBe('1983-02-11');
  });

  it('have the same ids and about the same dates anywhere between the polar circles', () => {
    const anywhere = fc.record({
      year: fc.integer({ min: 1801, max: 2198 }),
      latitude: fc.double({ min: -60, max: 60, noNaN: true }),
      longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, ({ year, latitude, longitude }) => {
        const hours = Math.round(longitude / 15);
        const timeZone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
        const found = listFestivals({ year, timeZone, place: { latitude, longitude } });
        const home = listFestivals({ year, ...delhi });
        for (const id of ['diwali', 'ram-navami', 'ganesh-chaturthi'] as const) {
          const [here, there] = [find(id, found), find(id, home)].map((one) =>
            Date.parse(one?.date ?? ''),
          );
          expect(Math.abs((here ?? NaN) - (there ?? NaN))).toBeLessThanOrEqual(2 * 86_400_000);
        }
        expect(found.filter(({ kind }) => kind === 'ekadashi').length).toBeGreaterThanOrEqual(23);
      }),
      { numRuns: 6 },
    );
  });

  it('keep the civil dates of the place, through its summer time', () => {
    const place = { latitude: 40.7128, longitude: -74.006 };
    const list = listFestivals({ year: 2025, timeZone: 'America/New_York', place });
    expect(find('diwali', list)).toMatchObject({ date: '2025-10-20', because: 'only-day' });
    expect(find('holi', list)?.date).toBe('2025-03-14');
  });

  it('refuse years outside the tables and places without a sunrise', () => {
    expect(() => listFestivals({ ...delhi, year: 1700 })).toThrow(RangeError);
  });

  it.each([
    [65.9, 'one polar stretch'],
    [69.65, 'two months without a sunrise'],
    [78.2, 'most of a year'],
    [89.9, 'one day and one night'],
    [-89.9, 'one day and one night'],
  ])('at %d answers the rest and names the days without a sunrise: %s', (latitude) => {
    const place = { latitude, longitude: 18.96 };
    const { festivals, absent } = computeFestivalYear({
      ...{ year: 2026, timeZone: 'Europe/Oslo', place },
    });
    expect(absent.length).toBeGreaterThan(0);
    const isAbsent = (date: string) =>
      absent.some(({ from, until }) => from <= date && date <= until);
    expect(festivals.filter(({ date }) => isAbsent(date))).toEqual([]);
    if (latitude !== 69.65) return;
    expect(absent).toMatchObject([
      { from: '2026-01-01', why: 'polar_night' },
      { why: 'polar_day' },
      { until: '2026-12-31', why: 'polar_night' },
    ]);
    // far from the stretches the festivals are those of any place of that zone
    expect(find('diwali', festivals)?.date).toBe('2026-11-08');
  });

  it('leaves out a date that never was, and its neighbours follow each other', () => {
    const apia = { timeZone: 'Pacific/Apia', place: { latitude: -13.83, longitude: -171.77 } };
    const { festivals, absent } = computeFestivalYear({ ...apia, year: 2011 });
    expect(absent).toEqual([{ from: '2011-12-30', until: '2011-12-30', why: 'skipped_date' }]);
    expect(festivals.some(({ date }) => date === '2011-12-30')).toBe(false);
    expect(festivals.length).toBeGreaterThan(180);
  });
});

describe('traditions', () => {
  it('are given beside each other, and either can come first', () => {
    const list = listFestivals({ ...delhi, year: 2025 });
    const usual = find('janmashtami', list);
    expect([usual?.date, usual?.alternatives.map(({ date }) => date)]).toEqual([
      '2025-08-16',
      ['2025-08-15'],
    ]);
    const smarta = find(
      'janmashtami',
      listFestivals({ ...delhi, year: 2025, tradition: 'smarta' }),
    );
    expect([smarta?.date, smarta?.tradition]).toEqual(['2025-08-15', 'smarta']);
  });

  it('differ over Diwali 2024', () => {
    const diwali = find('diwali', listFestivals({ ...delhi, year: 2024 }));
    expect(diwali).toMatchObject({ date: '2024-10-31', because: 'both-longer' });
    expect(diwali?.alternatives).toMatchObject([{ tradition: 'one-ghati', date: '2024-11-01' }]);
  });
});

describe('times that go with a festival', () => {
  it('lie in order: parana after sunrise and Hari Vasara, within Dwadashi', () => {
    for (const { kind, instants } of year2026) {
      if (kind !== 'ekadashi') continue;
      const { paranaStart = '', paranaEnd = '', hariVasaraEnd = '', dwadashiEnd } = instants;
      expect(paranaStart < paranaEnd).toBe(true);
      expect(hariVasaraEnd <= paranaStart).toBe(true);
      if (dwadashiEnd && dwadashiEnd > paranaStart) expect(paranaEnd <= dwadashiEnd).toBe(true);
    }
  });

  it('give moonrise on Karwa Chauth and the time for Lakshmi Puja', () => {
    expect(find('karwa-chauth')?.instants.moonrise).toMatch(/^2026-10-29T14:/);
    const { kalaStart = '', kalaEnd = '' } = find('diwali')?.instants ?? {};
    expect(kalaStart).toMatch(/^2026-11-08T1[12]:/);
    expect(kalaStart < kalaEnd).toBe(true);
  });
});

describe('rules', () => {
  it('are said in both languages, with both names of the month of a dark half', () => {
    const { rule, ruleHindi } = find('diwali') ?? {};
    expect(rule).toMatch(/^Kept on the day that has Amavasya of Ashwina \(Kartika in the north\) /);
    expect(ruleHindi).toMatch(/आश्विन \(उत्तर भारत में कार्तिक\) की अमावस्या हो, वही दिन/);
  });

  it('forget the time of day of a day that was moved', () => {
    // Bhadra holds the aparahna of 27 August 2026
    const { date, because, instants } = find('raksha-bandhan') ?? {};
    expect([date, because]).toEqual(['2026-08-28', 'bhadra-avoided']);
    expect(Object.keys(instants ?? {})).toEqual(['tithiStart', 'tithiEnd', 'bhadraEnd']);
  });
});

describe('names', () => {
  it('carry weekday and month where they belong', () => {
    expect(nameFestival({ id: 'pradosha-vrat', date: '2026-11-21' }).hi).toBe('शनि प्रदोष व्रत');
    expect(nameFestival({ id: 'pitru-paksha', date: '2026-10-01', tithi: 20 }).en).toBe(
      'Panchami Shraddha',
    );
    expect(nameFestival({ id: 'sharad-navratri-day', date: '2026-10-11', tithi: 1 }).hi).toBe(
      'शारदीय नवरात्रि: शैलपुत्री',
    );
    const month = { amanta: 3, purnimanta: 3, adhika: true };
    expect(nameFestival({ id: 'purnima', date: '2026-05-31', month }).en).toBe(
      'Adhika Jyeshtha Purnima',
    );
    const ofDiwali = year2026.filter(
      ({ id, date }) => id === 'amavasya' && date.startsWith('2026-11'),
    );
    expect(ofDiwali.map((festival) => nameFestival(festival).en)).toEqual(['Kartika Amavasya']);
  });
});
