import { existsSync } from 'node:fs';
import path from 'node:path';
import { answerRequest } from './answer';
import { createPlaceFinder } from './places';
import { describeError, RequestError } from './request-error';

const file = path.resolve(__dirname, '../../../mf-astro-services/api/places/places.gz');
const findPlace = createPlaceFinder(file);

function refuse(name: string): RequestError {
  try {
    findPlace(name);
  } catch (error) {
    if (error instanceof RequestError) return error;
  }
  throw new Error(`${name} was not refused`);
}

describe('places by name', () => {
  it('are found alone, by region, by PIN and by coordinates', () => {
    expect(existsSync(file)).toBe(true);
    expect(findPlace('Motihari')?.name).toBe('Motihari, East Champaran, Bihar, IN');
    expect(findPlace('Delhi, India')?.timeZone).toBe('Asia/Kolkata');
    expect(findPlace('Columbus, Ohio')?.timeZone).toBe('America/New_York');
    expect(findPlace('बोधगया')?.name).toMatch(/^Bodh Gaya/);
    expect(findPlace('25.61, 85.14')).toEqual({
      ...{ name: '25.61, 85.14', latitude: 25.61, longitude: 85.14 },
      timeZone: 'Asia/Kolkata',
    });
  });

  it.each(['Portland', 'Cambridge', 'Gorakhpur', 'Ballia', 'Rampur', 'Aurangabad, India'])(
    '%s is several places: each candidate can be asked for',
    (name) => {
      const { code, field, candidates = [], message } = refuse(name);
      expect([code, field]).toEqual(['ambiguous_place', 'place']);
      expect(candidates.length).toBeGreaterThan(1);
      for (const candidate of candidates as { name: string }[]) {
        expect(message).toContain(candidate.name);
        expect(findPlace(candidate.name)).toEqual(candidate);
      }
    },
  );

  it('are not guessed from a beginning', () => {
    expect(refuse('Motih').code).toBe('ambiguous_place');
  });

  it('are null when unknown, and where there is no table', () => {
    expect(findPlace('Qwxyzzt')).toBeNull();
    expect(createPlaceFinder(path.join(__dirname, 'none'))('Delhi')).toBeNull();
  });

  it('are echoed by every operation', () => {
    const place = findPlace('Motihari');
    const birth = { date: '1990-04-15', time: '14:30', place: 'Motihari' };
    const ask = (request: object) => answerRequest(request, findPlace);
    expect(ask({ op: 'chart', ...birth })).toMatchObject({ place, utc: '1990-04-15T09:00:00Z' });
    const day = { date: '1990-04-15', place: 'Motihari' };
    expect(ask({ op: 'panchang', ...day })).toMatchObject({ place });
    expect(ask({ op: 'festivals', year: 2027, place: 'Motihari' })).toMatchObject({
      place,
      list: expect.any(Array) as unknown[],
    });
  });

  it('are listed in the answer to an ambiguous name', () => {
    const { error } = describeError(refuse('Portland'));
    expect(error).toMatchObject({ code: 'ambiguous_place', field: 'place' });
    expect(error.candidates?.[0]).toMatchObject({
      name: 'Portland, Oregon, US',
      timeZone: 'America/Los_Angeles',
    });
  });
});
