import { isSevenGraha, sevenGrahas } from '../rashi-lords';
import { dhanaYogas } from './dhana';
import { parivartanaYogas, vipareetaYogas } from './exchanges';
import { lunarYogas } from './lunar';
import { mahapurushaYogas } from './mahapurusha';
import { sankhyaYogas, shapeYogas } from './nabhasa';
import { parashariHouseYogas } from './parashari-houses';
import { parashariLordYogas } from './parashari-lords';
import type { BirthPlaces } from './places';
import { dignityOf, houseOf, isCombust } from './places';
import { pravrajyaYogas } from './pravrajya';
import { rajaYogas } from './raja';
import type { FixedDignity, NamedEvidence, Reason } from './reasons';
import { listGrahas, listNamed } from './reasons';
import { renownedYogas } from './renowned';
import { solarYogas } from './solar';
import type { Person, Source, YogaRule } from './yoga';
import type { Graha } from '../../zodiac/graha';

/** The yogas by family, in the order they are listed. */
export const yogaFamilies = {
  mahapurusha: mahapurushaYogas,
  lunar: lunarYogas,
  solar: solarYogas,
  raja: rajaYogas,
  vipareeta: vipareetaYogas,
  parivartana: parivartanaYogas,
  dhana: dhanaYogas,
  parashari: { ...parashariHouseYogas, ...parashariLordYogas },
  renowned: renownedYogas,
  pravrajya: pravrajyaYogas,
  nabhasa: { ...shapeYogas, ...sankhyaYogas },
} as const;

type Families = typeof yogaFamilies;

/** The name of a family of yogas. */
export type YogaFamily = keyof Families;

type IdIn<F> = F extends YogaFamily ? keyof Families[F] : never;

/** The id of a yoga: its name in the usual romanisation. */
export type YogaId = IdIn<YogaFamily>;

/** What adds to or takes from the strength of a graha in a yoga. */
export interface StrengthNote {
  graha: Graha;
  note: FixedDignity | 'combust' | 'retrograde';
}

/** A yoga found in a chart. */
export interface FoundYoga {
  id: YogaId;
  family: YogaFamily;
  source: Source;
  /** The grahas that form it and the houses (1-12) they stand in. */
  planets: readonly Graha[];
  houses: readonly number[];
  /** The conditions that were met. */
  because: readonly Reason[];
  strength: readonly StrengthNote[];
  /** The rules by which tradition sets it aside; empty where none holds. */
  cancelledBy: readonly NamedEvidence[];
}

/**
 * Finds the classical yogas of a birth chart (101 rules), in the order of their families; a yoga that
 * several grahas form is listed once for each formation. Rashis are counted whole, aspects are full
 * graha drishti; each result cites its source.
 * @param person the sex decides Mahabhagya, which is left out where it is not known
 */
export function findYogas(chart: BirthPlaces, person: Person = {}): FoundYoga[] {
  return (
    Object.entries(yogaFamilies) as [YogaFamily, Readonly<Record<YogaId, YogaRule>>][]
  ).flatMap(([family, rules]) =>
    (Object.entries(rules) as [YogaId, YogaRule][]).flatMap(([id, rule]) =>
      rule
        .find(chart, person)
        .filter((because) => because !== null)
        .map((because) => describe(chart, { id, family, rule, because })),
    ),
  );
}

interface Formation {
  id: YogaId;
  family: YogaFamily;
  rule: YogaRule;
  because: readonly Reason[];
}

function describe(chart: BirthPlaces, { id, family, rule, because }: Formation): FoundYoga {
  const planets = family === 'nabhasa' ? sevenGrahas : listGrahas(because);
  const houses = [...new Set(planets.map((graha) => houseOf(chart, graha)))];
  return {
    id,
    family,
    source: rule.source,
    planets,
    houses: houses.sort((a, b) => a - b),
    because,
    strength: planets.flatMap((graha) => noteStrength(chart, graha)),
    cancelledBy: listNamed(rule.cancel?.(chart, because) ?? {}),
  };
}

function noteStrength(chart: BirthPlaces, graha: Graha): StrengthNote[] {
  const dignity = dignityOf(chart, graha);
  return [
    ...(dignity ? [{ graha, note: dignity }] : []),
    ...(isCombust(chart, graha) ? [{ graha, note: 'combust' } as const] : []),
    // the nodes always go backwards
    ...(chart.planets[graha].retrograde && isSevenGraha(graha)
      ? [{ graha, note: 'retrograde' } as const]
      : []),
  ];
}
