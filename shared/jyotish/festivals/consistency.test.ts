import type { Festival } from './festivals';
import { listFestivals } from './festivals';
import type { FestivalId } from './names';

/**
 * What no year may contradict, in New Delhi every year from 1950 to 2050 and in other cities every tenth
 * from 1900 to 2100.
 */
const cities = {
  'New Delhi': [28.6139, 77.209],
  Mumbai: [19.076, 72.8777],
  Chennai: [13.0827, 80.2707],
  Kolkata: [22.5726, 88.3639],
  Kochi: [9.9312, 76.2673],
} as const;

const years = Object.keys(cities).flatMap((city, index) =>
  Array.from({ length: 201 }, (_, year) => ({
    city: city as keyof typeof cities,
    year: 1900 + year,
  })).filter(({ year }) => (index === 0 ? year >= 1950 && year <= 2050 : year % 10 === 2 * index)),
);

class Year {
  constructor(
    readonly name: string,
    private readonly festivals: readonly Festival[],
  ) {}

  all(id: FestivalId): Festival[] {
    return this.festivals.filter((festival) => festival.id === id);
  }

  /** The festival's first day of the year, in days. */
  on(id: FestivalId, tithi?: number): number {
    const found = this.all(id).find((one) => tithi === undefined || one.tithi === tithi);
    return toDays(found?.date);
  }

  dates(id: FestivalId): number[] {
    return this.all(id).map(({ date }) => toDays(date));
  }

  /** Its days in any tradition. */
  any(id: FestivalId): number[] {
    return this.all(id).flatMap(({ date, alternatives }) =>
      [date, ...alternatives.map((other) => other.date)].map(toDays),
    );
  }

  /** The date of one tradition, which is the usual one where no other is given. */
  by(id: FestivalId, tradition: Festival['tradition']): number {
    const [found] = this.all(id);
    return toDays(
      found?.alternatives.find((one) => one.tradition === tradition)?.date ?? found?.date,
    );
  }

  list(kind: Festival['kind']): Festival[] {
    return this.festivals.filter((festival) => festival.kind === kind);
  }
}

const toDays = (date: string | undefined): number => Date.parse(date ?? '') / 86_400_000;

const calendars = years.map(({ city, year }) => {
  const [latitude, longitude] = cities[city];
  const place = { latitude, longitude };
  return new Year(`${city} ${year}`, listFestivals({ year, timeZone: 'Asia/Kolkata', place }));
});

/** The years in which something does not hold. */
const broken = (holds: (year: Year) => boolean): string[] =>
  calendars.filter((year) => !holds(year)).map(({ name }) => name);

const ascends = (days: number[], step: number): boolean =>
  days.every((day, index) => {
    const before = days[index - 1];
    return before === undefined || day - before >= step;
  });

const isOneOf = (day: number, days: number[]): boolean => days.includes(day);

describe('the festivals of a year agree with each other', () => {
  const rules: Record<string, (year: Year) => boolean> = {
    'Sharad Navratri begins on its first day, after the new moon of the ancestors': (y) =>
      y.on('sharad-navratri') === y.on('sharad-navratri-day', 1) &&
      y.on('mahalaya-amavasya') < y.on('sharad-navratri'),
    'the seventh, eighth and ninth days of Sharad Navratri are those of their feasts': (y) =>
      y.on('sharad-navratri-day', 7) === y.on('maha-saptami') &&
      y.on('sharad-navratri-day', 8) === y.on('maha-ashtami') &&
      y.on('sharad-navratri-day', 9) === y.on('maha-navami'),
    'the days of a Navratri come in order': (y) =>
      ascends(y.dates('sharad-navratri-day'), 0) &&
      y.all('sharad-navratri-day').every(({ tithi }, index) => tithi === index + 1) &&
      ascends(y.dates('chaitra-navratri-day'), 0) &&
      y.all('chaitra-navratri-day').every(({ tithi }, index) => tithi === index + 1),
    'Saptami, Ashtami, Navami and Dussehra follow each other': (y) =>
      ascends([y.on('durga-puja'), y.on('maha-saptami')], 1) &&
      ascends([y.on('maha-saptami'), y.on('maha-ashtami'), y.on('maha-navami')], 0) &&
      ascends([y.on('maha-saptami'), y.on('maha-navami')], 1) &&
      ascends([y.on('maha-navami'), y.on('dussehra')], 0) &&
      ascends([y.on('maha-ashtami'), y.on('dussehra')], 1),
    'Maha Ashtami is a Durga Ashtami': (y) =>
      isOneOf(y.on('maha-ashtami'), y.dates('durga-ashtami')),
    'Chaitra Navratri begins on its first day, and on the new year by its rule or the other': (y) =>
      y.on('chaitra-navratri') === y.on('chaitra-navratri-day', 1) &&
      y.on('gudi-padwa') === y.on('ugadi') &&
      isOneOf(y.on('chaitra-navratri'), y.any('gudi-padwa')) &&
      isOneOf(y.on('gudi-padwa'), y.any('chaitra-navratri')),
    'Ram Navami is the ninth day of Chaitra Navratri, for Smartas or for Vaishnavas': (y) =>
      isOneOf(y.on('chaitra-navratri-day', 9), y.any('ram-navami')),
    'the days of Diwali follow each other': (y) =>
      ascends([y.on('govatsa-dwadashi'), y.on('dhanteras')], 0) &&
      ascends([y.on('dhanteras'), y.on('naraka-chaturdashi')], 1) &&
      ascends([y.on('naraka-chaturdashi'), y.on('diwali')], 0) &&
      ascends([y.on('diwali'), y.on('govardhan-puja')], 1) &&
      ascends([y.on('govardhan-puja'), y.on('bhai-dooj')], 0) &&
      ascends([y.on('diwali'), y.on('gujarati-new-year')], 1),
    'Kali Chaudas is the night before Naraka Chaturdashi or its own': (y) =>
      isOneOf(y.on('naraka-chaturdashi') - y.on('kali-chaudas'), [0, 1]),
    'Chhath has its four days': (y) =>
      ascends([y.on('bhai-dooj'), y.on('nahay-khay')], 1) &&
      y.on('kharna') - y.on('nahay-khay') === 1 &&
      y.on('chhath-puja') - y.on('kharna') === 1 &&
      y.on('usha-arghya') - y.on('chhath-puja') === 1,
    'Holi is the day after Holika Dahan, in either tradition': (y) =>
      y.on('holi') - y.on('holika-dahan') === 1 &&
      y.by('holi', 'sunrise') - y.by('holika-dahan', 'sunrise') === 1,
    'Holika Dahan is within a day of Purnima': (y) =>
      y.dates('purnima').some((day) => Math.abs(day - y.on('holika-dahan')) <= 1),
    'Janmashtami of the Vaishnavas is that of the Smartas or the day after': (y) =>
      isOneOf(y.by('janmashtami', 'vaishnava') - y.by('janmashtami', 'smarta'), [0, 1]) &&
      y.on('dahi-handi') - y.by('janmashtami', 'smarta') === 1,
    'the Ekadashi of the Vaishnavas is that of the Smartas or the day after': (y) =>
      y
        .list('ekadashi')
        .every(({ date, alternatives }) =>
          alternatives.every((other) => toDays(other.date) - toDays(date) === 1),
        ),
    'Hartalika Teej is not after Ganesh Chaturthi, Rishi Panchami not before it': (y) =>
      ascends([y.on('hartalika-teej'), y.on('ganesh-chaturthi')], 0) &&
      ascends([y.on('ganesh-chaturthi'), y.on('rishi-panchami')], 1),
    'the yearly vrats are among the monthly ones': (y) =>
      isOneOf(y.on('ganesh-chaturthi'), y.dates('vinayaka-chaturthi')) &&
      isOneOf(y.on('karwa-chauth'), y.dates('sankashti-chaturthi')) &&
      isOneOf(y.on('bahula-chaturthi'), y.dates('sankashti-chaturthi')) &&
      isOneOf(y.on('maha-shivaratri'), y.dates('masik-shivaratri')) &&
      isOneOf(y.on('guru-purnima'), y.dates('purnima')) &&
      isOneOf(y.on('kalabhairav-jayanti'), y.dates('kalashtami')),
    'Sharad Purnima is the day of the Purnima or the evening before': (y) =>
      y.dates('purnima').some((day) => isOneOf(day - y.on('sharad-purnima'), [0, 1])),
    'Karwa Chauth is four days before Ahoi Ashtami': (y) =>
      isOneOf(y.on('ahoi-ashtami') - y.on('karwa-chauth'), [3, 4, 5]),
    'Raksha Bandhan does not begin before Bhadra has ended': (y) =>
      y.all('raksha-bandhan').every(({ date, instants }) => {
        const dayAfter = (toDays(date) + 1) * 86_400_000;
        return Date.parse(instants.bhadraEnd ?? '') < dayAfter;
      }),
    'Lohri, Makar Sankranti and Pongal belong together': (y) =>
      y.on('pongal') === y.on('makar-sankranti') &&
      y.on('lohri') === y.on('bhogi') &&
      y.on('makar-sankranti') - y.on('lohri') === 1 &&
      y.on('mattu-pongal') - y.on('pongal') === 1,
    'the new years of the solar calendars are within two days of the sankranti': (y) =>
      (['vishu', 'puthandu', 'vaisakhi', 'pana-sankranti', 'pohela-boishakh'] as const).every(
        (id) => Math.abs(y.on(id) - y.by('mesha-sankranti', 'civil-date')) <= 1,
      ),
    'another tradition has another date, within three days': (y) =>
      (['festival', 'vrat', 'jayanti', 'ekadashi', 'sankranti', 'shraddha'] as const).every(
        (kind) =>
          y
            .list(kind)
            .every(({ date, alternatives }) =>
              alternatives.every((other) =>
                isOneOf(Math.abs(toDays(other.date) - toDays(date)), [1, 2, 3]),
              ),
            ),
      ),
    'Onam and Thaipusam come once': (y) =>
      y.all('onam').length === 1 && y.all('thaipusam').length === 1,
  };

  it.each(Object.entries(rules))('%s', (_, holds) => {
    expect(broken(holds)).toEqual([]);
  });

  it('every yearly festival returns after twelve or thirteen lunar months', () => {
    const [delhi] = Object.keys(cities);
    const seen = new Map<string, number>();
    const odd: string[] = [];
    for (const year of calendars.filter(({ name }) => name.startsWith(`${delhi} `)))
      for (const { id, date } of year.list('festival')) {
        if (id.endsWith('-navratri-day')) continue;
        const days = toDays(date) - (seen.get(id) ?? NaN);
        if (days < 350 || days > 388) odd.push(`${id} ${date}`);
        seen.set(id, toDays(date));
      }
    expect(odd).toEqual([]);
  });
});

describe('festivals whose rule was in doubt', () => {
  const datesOf = (
    id: FestivalId,
    years: readonly number[],
    city: keyof typeof cities = 'New Delhi',
  ) =>
    years.map((year) => {
      const [latitude, longitude] = cities[city];
      const [found] = listFestivals({
        year,
        timeZone: 'Asia/Kolkata',
        place: { latitude, longitude },
      }).filter((festival) => festival.id === id);
      return [found?.date, ...(found?.alternatives ?? []).map((other) => other.date)];
    });

  it('Maha Ashtami leaves a day that begins with Saptami', () => {
    expect(datesOf('maha-ashtami', [2020, 2027, 2028])).toEqual([
      ['2020-10-24', '2020-10-23'],
      ['2027-10-07'],
      ['2028-09-26', '2028-09-25'],
    ]);
  });

  it('Janmashtami of the Vaishnavas leaves a day that begins with Saptami', () => {
    expect(datesOf('janmashtami', [1972, 2034, 2043])).toEqual([
      ['1972-09-01', '1972-08-31'],
      ['2034-09-06', '2034-09-05'],
      ['2043-08-28', '2043-08-27'],
    ]);
  });

  it('the new year goes by the sunrise of the place', () => {
    expect(datesOf('ugadi', [2008, 2032])).toEqual([
      ['2008-04-07', '2008-04-06'],
      ['2032-04-11', '2032-04-10'],
    ]);
    expect(datesOf('gudi-padwa', [2008], 'Mumbai')).toEqual([['2008-04-06']]);
  });

  it('Akshaya Tritiya takes the second forenoon where three muhurtas of it are left', () => {
    expect(datesOf('akshaya-tritiya', [2017, 2026, 2027])).toEqual([
      ['2017-04-28'],
      ['2026-04-19'],
      ['2027-05-09', '2027-05-08'],
    ]);
  });

  it('Holika Dahan of 2027 has two evenings, Holi the mornings after', () => {
    expect(datesOf('holika-dahan', [2027])).toEqual([['2027-03-21', '2027-03-22']]);
    expect(datesOf('holi', [2027])).toEqual([['2027-03-22', '2027-03-23']]);
  });

  it('Thaipusam goes by Pushya, with the full moon beside it', () => {
    expect(datesOf('thaipusam', [2027, 2030, 2033, 2034, 2035], 'Chennai')).toEqual([
      ['2027-01-22'],
      ['2030-01-20', '2030-01-19'],
      ['2033-02-12', '2033-02-14'],
      ['2034-02-02', '2034-02-03'],
      ['2035-01-24', '2035-01-23'],
    ]);
  });
});
