import fc from 'fast-check';
import { placeMoon } from './moon-place';
import { matchPorutham, poruthams } from './porutham';
import { areInVedha, rajjuOf } from './porutham-tables';

/** The middle of a nakshatra, 1 to 27. */
const star = (nakshatra: number) => placeMoon(((nakshatra - 0.5) * 40) / 3);
const grade = (name: (typeof poruthams)[number], boy: number, girl: number) =>
  matchPorutham(star(boy), star(girl)).grades[name];

describe('porutham', () => {
  it('counts dina, mahendra and stree deergha from the girl to the boy', () => {
    // the example of Raman: Mrigashira (boy) is the tenth from Dhanishta (girl)
    expect(grade('mahendra', 5, 23)).toBe('good');
    expect(grade('streeDeergha', 5, 23)).toBe('fair');
    expect(grade('dina', 2, 1)).toBe('good');
    expect(grade('dina', 3, 1)).toBe('poor');
    expect(grade('streeDeergha', 15, 1)).toBe('good');
    expect(grade('streeDeergha', 1, 1)).toBe('poor');
    expect(grade('mahendra', 1, 1)).toBe('poor');
  });

  it('takes a shared nakshatra by its list', () => {
    expect([4, 1, 2].map((nakshatra) => grade('dina', nakshatra, nakshatra))).toEqual([
      'good',
      'fair',
      'poor',
    ]);
  });

  it('minds a girl of rakshasa gana more, unless his star is far from hers', () => {
    expect(grade('gana', 3, 1)).toBe('fair');
    expect(grade('gana', 4, 3)).toBe('poor');
    expect(grade('gana', 1, 3)).toBe('fair');
    expect(grade('gana', 3, 9)).toBe('good');
  });

  it('has rasi from the seventh on, and its lords by friendship', () => {
    const rasi = (boy: number, girl: number) =>
      matchPorutham(placeMoon(boy * 30 + 1), placeMoon(girl * 30 + 1)).grades.rasi;
    expect([1, 5, 6, 11].map((boy) => rasi(boy, 0))).toEqual(['poor', 'poor', 'good', 'good']);
    expect(grade('rasyadhipati', 1, 10)).toBe('good');
  });

  it('refuses one rajju and what is in vedha', () => {
    expect([1, 9, 10, 18, 19, 27].every((nakshatra) => rajjuOf(nakshatra) === 'pada')).toBe(true);
    expect([5, 14, 23].every((nakshatra) => rajjuOf(nakshatra) === 'shira')).toBe(true);
    expect(grade('rajju', 1, 9)).toBe('poor');
    expect(grade('vedha', 1, 18)).toBe('poor');
    expect(grade('vedha', 5, 5)).toBe('good');
  });

  it('has every nakshatra in exactly one vedha group', () => {
    const partners = Array.from({ length: 27 }, (_, index) =>
      Array.from({ length: 27 }, (_n, other) => other + 1).filter((other) =>
        areInVedha(index + 1, other),
      ),
    );
    expect(partners.every((found) => found.length === 1 || found.length === 2)).toBe(true);
  });

  it('counts what agrees of the ten', () => {
    const moon = fc.double({ min: 0, max: 359.99, noNaN: true }).map(placeMoon);
    fc.assert(
      fc.property(moon, moon, (boy, girl) => {
        const { grades, agreeing } = matchPorutham(boy, girl);
        const poor = poruthams.filter((name) => name !== 'nadi' && grades[name] === 'poor').length;
        expect(agreeing + poor).toBe(10);
      }),
    );
  });
});
