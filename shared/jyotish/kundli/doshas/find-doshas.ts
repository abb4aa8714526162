import type { DoshaId, FoundDosha } from './dosha';
import { describeDosha } from './dosha';
import type { KaalSarpForm } from './kaal-sarp';
import { findKaalSarp } from './kaal-sarp';
import type { ManglikConvention } from './manglik';
import { findManglik } from './manglik';
import { hasDignity, standsIn, standTogether, touches, withLord } from '../yogas/conditions';
import type { BirthPlaces } from '../yogas/places';
import type { Evidence } from '../yogas/reasons';
import { listNamed } from '../yogas/reasons';
import { laterTradition } from '../yogas/yoga';

type Rules = Readonly<Record<string, Evidence>>;

/** A dosha of later tradition from its rules and what is said to soften it. */
const findLater = (chart: BirthPlaces, id: DoshaId, rules: Rules, cancel: Rules) =>
  describeDosha(chart, {
    id,
    source: laterTradition(),
    rules: listNamed(rules),
    exceptions: listNamed(cancel),
  });

const findPitra = (chart: BirthPlaces) =>
  findLater(
    chart,
    'pitra',
    {
      'sun-with-rahu': standTogether(chart, 'sun', 'rahu'),
      'sun-with-ketu': standTogether(chart, 'sun', 'ketu'),
      'sun-with-saturn': standTogether(chart, 'sun', 'saturn'),
      'rahu-in-ninth': standsIn(chart, 'rahu', [9]),
      'ketu-in-ninth': standsIn(chart, 'ketu', [9]),
      'ninth-lord-with-rahu': withLord(chart, 9, (lord) => standTogether(chart, lord, 'rahu')),
      'ninth-lord-with-ketu': withLord(chart, 9, (lord) => standTogether(chart, lord, 'ketu')),
    },
    {
      'jupiter-touches-sun': touches(chart, 'jupiter', 'sun'),
      'jupiter-in-ninth': standsIn(chart, 'jupiter', [9]),
    },
  );

const findGuruChandal = (chart: BirthPlaces) =>
  findLater(
    chart,
    'guru-chandal',
    { 'jupiter-with-rahu': standTogether(chart, 'jupiter', 'rahu') },
    { 'jupiter-own-or-exalted': hasDignity(chart, 'jupiter') },
  );

const findGrahan = (chart: BirthPlaces) =>
  findLater(
    chart,
    'grahan',
    {
      'sun-with-rahu': standTogether(chart, 'sun', 'rahu'),
      'sun-with-ketu': standTogether(chart, 'sun', 'ketu'),
      'moon-with-rahu': standTogether(chart, 'moon', 'rahu'),
      'moon-with-ketu': standTogether(chart, 'moon', 'ketu'),
    },
    {
      'jupiter-touches-sun': touches(chart, 'jupiter', 'sun'),
      'jupiter-touches-moon': touches(chart, 'jupiter', 'moon'),
    },
  );

const findShrapit = (chart: BirthPlaces) =>
  findLater(
    chart,
    'shrapit',
    { 'saturn-with-rahu': standTogether(chart, 'saturn', 'rahu') },
    {
      'saturn-own-or-exalted': hasDignity(chart, 'saturn'),
      'jupiter-touches-saturn': touches(chart, 'jupiter', 'saturn'),
    },
  );

/**
 * Finds the doshas of a birth chart, each with the rules that fired and the exceptions that hold:
 * Manglik, Kaal Sarp (with its form), Pitra, Guru-Chandal, Grahan and Shrapit. All are marked as
 * later tradition: no early text teaches them in this form.
 */
export function findDoshas(
  chart: BirthPlaces,
  manglik?: ManglikConvention,
): (FoundDosha & { form?: KaalSarpForm })[] {
  return [
    findManglik(chart, manglik),
    findKaalSarp(chart),
    findPitra(chart),
    findGuruChandal(chart),
    findGrahan(chart),
    findShrapit(chart),
  ].filter((dosha) => dosha !== null);
}
