import { listGrahaAspects, listRashiAspects } from './aspects';
import { findDignity, findFixedDignity, findFriendship } from './dignity';
import { describeGrahas } from './graha-states';
import { placeGrahas } from './place-grahas';

describe('dignity', () => {
  it.each([
    ['sun', 5, 'exalted'],
    ['sun', 125, 'moolatrikona'],
    ['sun', 145, 'own'],
    ['sun', 190, 'debilitated'],
    ['moon', 32, 'exalted'],
    ['moon', 34, 'moolatrikona'],
    ['moon', 95, 'own'],
    ['mercury', 164, 'exalted'],
    ['mercury', 166, 'moolatrikona'],
    ['mercury', 175, 'own'],
    ['saturn', 310, 'moolatrikona'],
    ['saturn', 325, 'own'],
    ['venus', 100, null],
    ['rahu', 40, 'exalted'],
    ['ketu', 40, 'debilitated'],
  ] as const)('of %s at %d° is %s', (graha, longitude, dignity) => {
    expect(findFixedDignity(graha, longitude)).toBe(dignity);
  });

  it('raises and lowers natural friendship by place', () => {
    // Venus, the sun's enemy, in the second from it is neutral; in the fifth a great enemy
    expect(findFriendship(placeGrahas(0, { sun: 0, venus: 35 }).planets, 'sun', 'venus')).toBe(
      'neutral',
    );
    expect(findFriendship(placeGrahas(0, { sun: 0, venus: 125 }).planets, 'sun', 'venus')).toBe(
      'great-enemy',
    );
    expect(findFriendship(placeGrahas(0, { sun: 0, moon: 95 }).planets, 'sun', 'moon')).toBe(
      'great-friend',
    );
    // the sun in Karka with the Moon in Tula, the fourth from it
    expect(findDignity(placeGrahas(0, { sun: 100, moon: 190 }).planets, 'sun')).toBe(
      'great-friend',
    );
  });

  it('is told with combustion, vargottama and age', () => {
    const states = describeGrahas(placeGrahas(0, { sun: 40, venus: 45, saturn: 31, jupiter: 95 }));
    expect(states.venus).toMatchObject({ dignity: 'own', combust: true });
    expect(states.saturn).toMatchObject({ dispositor: 'venus', age: 'mrita' });
    expect(states.jupiter).toMatchObject({ dignity: 'exalted', fromExaltation: 0, combust: false });
    expect(states.rahu).toMatchObject({ vargottama: true, age: 'bala', fromExaltation: null });
  });
});

describe('aspects', () => {
  it('fall on the seventh and the houses of Mars, Jupiter and Saturn', () => {
    const placed = placeGrahas(0, { sun: 5, mars: 35, jupiter: 65, saturn: 275, moon: 185 });
    const aspects = Object.fromEntries(
      listGrahaAspects(placed).map(({ graha, houses }) => [graha, houses]),
    );
    expect(aspects).toMatchObject({
      sun: [7],
      mars: [5, 8, 9],
      jupiter: [7, 9, 11],
      saturn: [4, 7, 12],
    });
    const suns = listGrahaAspects(placed).find(({ graha }) => graha === 'sun');
    expect(suns?.grahas).toEqual(['moon']);
    expect(Object.keys(aspects)).toHaveLength(7);
  });

  it('of rashis are mutual and leave out the neighbour', () => {
    expect(listRashiAspects(0)).toEqual([4, 7, 10]);
    expect(listRashiAspects(1)).toEqual([3, 6, 9]);
    expect(listRashiAspects(2)).toEqual([5, 8, 11]);
    for (let rashi = 0; rashi < 12; rashi++)
      for (const other of listRashiAspects(rashi)) expect(listRashiAspects(other)).toContain(rashi);
  });
});
