import { computeArudhas } from './arudhas';
import { rankCharaKarakas } from './karakas';
import { placeGrahas } from './place-grahas';

describe('Jaimini', () => {
  it('ranks karakas by degrees, Rahu backward', () => {
    const placed = placeGrahas(0, {
      sun: 29,
      moon: 58,
      mars: 87,
      mercury: 5,
      jupiter: 10,
      venus: 15,
      saturn: 20,
      rahu: 1,
    });
    expect(rankCharaKarakas(placed.planets).map(({ graha }) => graha)).toEqual([
      'sun',
      'rahu',
      'moon',
      'mars',
      'saturn',
      'venus',
      'jupiter',
      'mercury',
    ]);
    expect(rankCharaKarakas(placed.planets, 7).at(-1)).toEqual({
      karaka: 'dara',
      graha: 'mercury',
    });
    expect(rankCharaKarakas(placed.planets, 7).map(({ karaka }) => karaka)).not.toContain('pitri');
  });

  it('finds arudhas, and moves those too near to the tenth', () => {
    // lagna Mesha: Mars in Mithuna -> Simha; in Mesha -> Makara; in Karka -> Tula is the seventh -> Karka
    expect(computeArudhas(placeGrahas(0, { mars: 65 }))[0]).toBe(4);
    expect(computeArudhas(placeGrahas(0, { mars: 5 }))[0]).toBe(9);
    expect(computeArudhas(placeGrahas(0, { mars: 95 }))[0]).toBe(3);
  });
});
