import { computeAntardashas, computeMahadashas, findRunningPeriod } from './vimshottari';

describe('vimshottari periods', () => {
  // moon at the very start of Bharani, ruled by Venus
  const mahadashas = computeMahadashas(360 / 27, 0);

  it('begins with the lord of the moon nakshatra', () => {
    expect(mahadashas[0]).toEqual({
      lord: 'venus',
      start: '2000-01-01T12:00:00Z',
      end: '2020-01-01T12:00:00Z',
    });
  });

  it('divides a mahadasha into nine shares that fill it', () => {
    const [first] = mahadashas;
    if (!first) throw new Error('no mahadasha');
    const antardashas = computeAntardashas(first);
    expect(antardashas).toHaveLength(9);
    expect(antardashas[0]).toMatchObject({ lord: 'venus', start: first.start });
    expect(antardashas[8]).toMatchObject({ lord: 'ketu', end: first.end });
  });

  it('finds the period that runs', () => {
    expect(findRunningPeriod(mahadashas, '2021-06-01T00:00:00Z')?.lord).toBe('sun');
    expect(findRunningPeriod(mahadashas, '1999-06-01T00:00:00Z')).toBeNull();
  });
});
