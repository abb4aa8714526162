import fc from 'fast-check';
import { isTimeZone } from 'shared/jyotish/time/zone-offset';
import { getCityTable } from './city-table';
import { describePlace, findPlaceRow } from './describe-place';
import { foldName } from './fold-name';
import { prepareSearch, searchCities } from './search-cities';

const suggest = (text: string, lang: 'en' | 'hi' = 'en') =>
  searchCities(text).map((row) => describePlace(row, lang));

describe('place suggestions', () => {
  it.each([
    ['mum', 'Mumbai'],
    ['Bombay', 'Mumbai'],
    ['calcutta', 'Kolkata'],
    ['Madras', 'Chennai'],
    ['bangalore', 'Bengaluru'],
    ['Benares', 'Varanasi'],
    ['वाराणसी', 'Varanasi'],
    ['बनारस', 'Varanasi'],
    ['दिल्', 'Delhi'],
    ['vrinda', 'Vrindavan'],
    ['new york', 'New York City'],
    ['montre', 'Montréal'],
    ['ZURICH', 'Zürich'],
    ['paris', 'Paris'],
    ['san fran', 'San Francisco'],
    ['aurangabad', 'Aurangabad'],
    ['jhunjh', 'Jhunjhunun'],
  ])('%s gives %s first', (text, name) => {
    expect(suggest(text)[0]?.name).toBe(name);
  });

  it('answers with place, coordinates and time zone', () => {
    expect(suggest('pune')[0]).toEqual({
      id: expect.stringMatching(/^pune~/),
      name: 'Pune',
      region: 'Maharashtra',
      country: 'India',
      latitude: 18.52,
      longitude: 73.855,
      timeZone: 'Asia/Kolkata',
    });
  });

  it('speaks Hindi when asked', () => {
    expect(suggest('bombay', 'hi')[0]).toMatchObject({
      name: 'मुंबई',
      region: 'महाराष्ट्र',
      country: 'भारत',
    });
  });

  it('gives at most ten, all different, and none for nothing', () => {
    const rows = searchCities('s');
    expect(rows).toHaveLength(10);
    expect(new Set(rows).size).toBe(10);
    expect(searchCities('  ')).toEqual([]);
    expect(searchCities('qqqqqq')).toEqual([]);
  });

  it('finds every place again by its id', () => {
    const { names } = getCityTable();
    prepareSearch();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: names.length - 1 }), (row) => {
        const { id } = describePlace(row, 'en');
        const found = findPlaceRow(id);
        expect(found).not.toBeNull();
        expect(describePlace(found ?? -1, 'en').id).toBe(id);
      }),
      { numRuns: 60 },
    );
    expect(findPlaceRow('nowhere~1~2')).toBeNull();
  });

  it('has only time zones the runtime knows', () => {
    expect([...new Set(getCityTable().zones)].filter((zone) => !isTimeZone(zone))).toEqual([]);
  });

  it('folds accents, case and punctuation, and keeps Devanagari vowels', () => {
    expect(foldName('  Saint-Étienne ')).toBe('saint etienne');
    expect(foldName("Ra's al-Khaimah")).toBe('ras al khaimah');
    expect(foldName('ग़ाज़ियाबाद')).toBe('गाजियाबाद');
  });
});
