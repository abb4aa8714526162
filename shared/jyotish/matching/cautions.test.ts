import { matchAshtakoota } from './ashtakoota';
import { listCautions } from './cautions';
import { placeMoon } from './moon-place';

const match = (his: number, hers: number) => matchAshtakoota(placeMoon(his), placeMoon(hers));

test('nadi and bhakoot without a point are named beside the total, whatever it is', () => {
  for (let his = 0; his < 360; his += 10)
    for (let hers = 0; hers < 360; hers += 10) {
      const { nadi, bhakoot, ...rest } = match(his, hers);
      const cautions = listCautions({ nadi, bhakoot });
      expect([rest.total, cautions.includes('nadi')]).toEqual([rest.total, nadi.points === 0]);
      expect(cautions.includes('bhakoot')).toBe(bhakoot.points === 0);
      expect(cautions).not.toContain('manglik');
    }
});

test.each([
  [true, false],
  [false, true],
  [null, false],
])('Manglik alike: %s', (alike, isNamed) => {
  expect(listCautions(match(5, 95), alike).includes('manglik')).toBe(isNamed);
});
