import fc from 'fast-check';
import { isTimeZone } from 'shared/jyotish/time/zone-offset';
import { describePlace } from './describe-place';
import { findPlaceById, findPlaceRow } from './find-place-by-id';
import { getPlaceTable } from './place-table';
import { suggestPlaces } from './suggest-places';

const patna = { latitude: 25.61, longitude: 85.14, timeZone: 'Asia/Kolkata' };

describe('place suggestions', () => {
  it('answers with place, coordinates and time zone', () => {
    expect(suggestPlaces('pune', 'en')[0]).toEqual({
      id: expect.stringMatching(/^pune~/) as string,
      name: 'Pune',
      region: 'Maharashtra',
      country: 'India',
      latitude: expect.closeTo(18.52, 2) as number,
      longitude: expect.closeTo(73.86, 2) as number,
      timeZone: 'Asia/Kolkata',
      district: 'Pune',
      fits: true,
    });
  });

  it('speaks Hindi when asked', () => {
    expect(suggestPlaces('bombay', 'hi')[0]).toMatchObject({
      name: 'मुंबई',
      region: 'महाराष्ट्र',
      country: 'भारत',
    });
  });

  it('does not take a village for a town that is spelled another way', () => {
    const fitting = suggestPlaces('Jagdishpur, Bihar', 'en').filter(({ fits }) => fits);
    expect(fitting.map(({ district }) => district)).toEqual(
      expect.arrayContaining(['Bhojpur', 'Bhagalpur']),
    );
  });

  it('says that a post office is known to about 5 km, and where it is', () => {
    const [sahatwar] = suggestPlaces('Sahatwar, Ballia', 'en');
    expect(sahatwar).toMatchObject({ accuracyKm: 5, region: 'Ballia, Uttar Pradesh', fits: true });
    const labels = suggestPlaces('Rampur', 'en').map(({ name, region }) => `${name}, ${region}`);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('gives at most ten, all different, and none for nothing', () => {
    const places = suggestPlaces('s', 'en');
    expect(places).toHaveLength(10);
    expect(new Set(places.map(({ id }) => id)).size).toBe(10);
    expect(suggestPlaces('  ', 'en')).toEqual([]);
    expect(suggestPlaces('qwxyzzt', 'en')).toEqual([]);
  });

  it('takes coordinates as a place with its clocks and what is near', () => {
    const [place, ...rest] = suggestPlaces('25.61, 85.14', 'en');
    expect(rest).toEqual([]);
    expect(place).toMatchObject({ ...patna, fits: true, country: 'India' });
    expect(place?.region).toMatch(/^near .*Bihar$/);
    expect(findPlaceById(place?.id ?? '', 'hi')).toMatchObject({ ...patna, country: 'भारत' });
    expect(suggestPlaces('-33.87, 151.21', 'en')[0]?.timeZone).toBe('Australia/Sydney');
  });

  it('finds every place again by its id, also where it has moved a little or has a new name', () => {
    const table = getPlaceTable();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: table.count - 1 }), (row) => {
        const { id } = describePlace(row, 'en');
        expect(findPlaceRow(id)).toBe(row);
      }),
      { numRuns: 200 },
    );
    const nameOf = (id: string) => findPlaceById(id, 'en')?.name;
    expect(nameOf('sholapur~17672~75910')).toBe('Solapur');
    expect(nameOf('pune~18525~73850')).toBe('Pune');
    expect(nameOf('nowhere~1~2')).toBeUndefined();
    expect(nameOf('pune~999999~2')).toBeUndefined();
    expect(nameOf('~91000~2')).toBeUndefined();
  });

  it('has only time zones the runtime knows', () => {
    expect(getPlaceTable().zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });
});
