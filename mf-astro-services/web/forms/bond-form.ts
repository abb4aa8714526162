import type { BondAnswer } from 'shared/contracts/astro-calculators';
import type { Trouble } from 'shared/http/failure';
import { joinDate } from 'shared/dates/typed-date';
import { checkDate } from './birth-form';
import { checkName, type NameProblem } from './person-name';

/** The two people of the love and friendship games. */
export const bondPeople = ['first', 'second'] as const;

export type BondField = `${(typeof bondPeople)[number]}.${'name' | 'date' | 'rashi'}`;

/** What can be wrong with the form; the page has a sentence for each. */
export type BondProblem = NameProblem | NonNullable<ReturnType<typeof checkDate>>;

/** The form with its answer. */
export interface BondState {
  fields: Record<BondField, string>;
  problems: Partial<Record<BondField, BondProblem>>;
  bond: BondAnswer | null;
  failed: Trouble | null;
}

/** The fields of a posted form; what is missing is empty. */
export function readBond(form: Readonly<Record<string, string>>): BondState['fields'] {
  const read = (name: BondField) => (form[name] ?? '').trim();
  const entries = bondPeople.flatMap((person): [BondField, string][] => [
    [`${person}.name`, read(`${person}.name`)],
    [`${person}.date`, joinDate(`${person}.date`, (name) => form[name]) ?? ''],
    [`${person}.rashi`, read(`${person}.rashi`)],
  ]);
  return Object.fromEntries(entries) as BondState['fields'];
}

/** A form nobody has filled in yet. */
export function startBond(): BondState {
  return { fields: readBond({}), problems: {}, bond: null, failed: null };
}

/** The form with what is wrong in it, or null when it can be sent. */
export function refuseBond(form: Readonly<Record<string, string>>): BondState | null {
  const fields = readBond(form);
  const problems: BondState['problems'] = {};
  for (const person of bondPeople) {
    const nameProblem = checkName(fields[`${person}.name`]);
    if (nameProblem) problems[`${person}.name`] = nameProblem;
    const date = fields[`${person}.date`];
    const dateProblem = date ? checkDate(date) : null;
    if (dateProblem) problems[`${person}.date`] = dateProblem;
  }
  if (Object.keys(problems).length === 0) return null;
  return { fields, problems, bond: null, failed: null };
}
