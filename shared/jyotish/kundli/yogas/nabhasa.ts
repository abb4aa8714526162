import { sevenGrahas } from '../rashi-lords';
import type { BirthPlaces } from './places';
import { houseOf, kendras } from './places';
import type { Evidence, RashiNature } from './reasons';
import { all, either, when } from './reasons';
import { each, standsIn } from './conditions';
import type { YogaRule, YogaRules } from './yoga';
import { bphs, brihatJataka, once } from './yoga';
import type { Graha } from '../../zodiac/graha';

const natures: readonly RashiNature[] = ['movable', 'fixed', 'dual'];
const benefics: readonly Graha[] = ['mercury', 'jupiter', 'venus'];
const malefics: readonly Graha[] = ['sun', 'mars', 'saturn'];

/** The seven grahas stand in these houses and in no others, each house holding at least one. */
function fill(chart: BirthPlaces, houses: readonly number[]): Evidence {
  const held = new Set(sevenGrahas.map((graha) => houseOf(chart, graha)));
  const isFilled = held.size === houses.length && houses.every((house) => held.has(house));
  return when(isFilled, { kind: 'seven-in-houses', houses });
}

/** One of several sets of houses is filled. */
const shape = (verses: string, ...sets: readonly (readonly number[])[]): YogaRule =>
  once(bphs(35, verses), (chart) => either(...sets.map((houses) => fill(chart, houses))));

/** So many houses in a row, from this one on. */
const row = (first: number, length: number): number[] =>
  Array.from({ length }, (_, index) => ((first + index - 1) % 12) + 1);

const allIn = (nature: RashiNature): YogaRule =>
  once(bphs(35, '7'), ({ planets }) =>
    when(
      sevenGrahas.every((graha) => natures[planets[graha].rashi % 3] === nature),
      { kind: 'seven-in-rashis', nature },
    ),
  );

/** Three kendras, one for each of three grahas, while the three opposed to them keep out of kendras. */
const garland = (inside: readonly Graha[], outside: readonly Graha[]): YogaRule =>
  once(bphs(35, '8'), (chart) => {
    const held = new Set(inside.map((graha) => houseOf(chart, graha)));
    const isKept = outside.every((graha) => !standsIn(chart, graha, kendras));
    return held.size === 3 && isKept
      ? each(inside, (graha) => standsIn(chart, graha, kendras))
      : null;
  });

/** Benefics in one pair of opposite kendras and malefics in the other, each house held. */
const crossed = (good: readonly number[], harsh: readonly number[]): YogaRule =>
  once(brihatJataka(12), (chart) =>
    all(
      each(benefics, (graha) => standsIn(chart, graha, good)),
      each(malefics, (graha) => standsIn(chart, graha, harsh)),
      when(
        [...good, ...harsh].every((house) =>
          [...benefics, ...malefics].some((graha) => houseOf(chart, graha) === house),
        ),
      ),
    ),
  );

/** The thirty-two nabhasa yogas but for the seven of number. Source: Brihat Parashara Hora Shastra, ch. 35. */
export const shapeYogas = {
  rajju: allIn('movable'),
  musala: allIn('fixed'),
  nala: allIn('dual'),
  mala: garland(benefics, malefics),
  sarpa: garland(malefics, benefics),
  gada: shape('9-11', [1, 4], [4, 7], [7, 10], [10, 1]),
  'nabhasa-shakata': shape('9-11', [1, 7]),
  vihaga: shape('9-11', [4, 10]),
  shringataka: shape('9-11', [1, 5, 9]),
  hala: shape('9-11', [2, 6, 10], [3, 7, 11], [4, 8, 12]),
  vajra: crossed([1, 7], [4, 10]),
  yava: crossed([4, 10], [1, 7]),
  kamala: shape('12', [1, 4, 7, 10]),
  vapi: shape('12', [2, 5, 8, 11], [3, 6, 9, 12]),
  yupa: shape('13', row(1, 4)),
  shara: shape('13', row(4, 4)),
  shakti: shape('13', row(7, 4)),
  danda: shape('13', row(10, 4)),
  nauka: shape('14', row(1, 7)),
  kuta: shape('14', row(4, 7)),
  chhatra: shape('14', row(7, 7)),
  chapa: shape('14', row(10, 7)),
  ardhachandra: shape('14', ...[2, 3, 5, 6, 8, 9, 11, 12].map((first) => row(first, 7))),
  chakra: shape('15', [1, 3, 5, 7, 9, 11]),
  samudra: shape('15', [2, 4, 6, 8, 10, 12]),
} satisfies YogaRules;

/** The seven grahas in so many rashis; holds only where no other nabhasa yoga does. */
const spreadOver = (count: number): YogaRule =>
  once(bphs(35, '16-17'), (chart) => {
    const held = new Set(sevenGrahas.map((graha) => houseOf(chart, graha)));
    if (held.size !== count) return null;
    // all in one rashi are always all in rashis of one nature, so Gola would never come about
    if (count === 1) return [{ kind: 'rashis-occupied', count }];
    const isShaped = Object.values(shapeYogas).some(({ find }) => find(chart, {})[0] !== null);
    return when(!isShaped, { kind: 'rashis-occupied', count });
  });

/** The seven nabhasa yogas of number (sankhya). */
export const sankhyaYogas = {
  gola: spreadOver(1),
  yuga: spreadOver(2),
  shula: spreadOver(3),
  kedara: spreadOver(4),
  pasha: spreadOver(5),
  dama: spreadOver(6),
  veena: spreadOver(7),
} satisfies YogaRules;
