import type { Numerology } from 'shared/contracts/astro-calculators';
import type { Trouble } from 'shared/http/failure';
import { joinDate } from 'shared/dates/typed-date';
import { checkDate } from './birth-form';
import { checkName } from './person-name';

export type NumerologyField = 'name' | 'date';

/** What can be wrong with the form; the page has a sentence for each. */
export type NumerologyProblem = NonNullable<
  ReturnType<typeof checkName> | ReturnType<typeof checkDate>
>;

/** The form with its answer. */
export interface NumerologyState {
  fields: Record<NumerologyField, string>;
  problems: Partial<Record<NumerologyField, NumerologyProblem>>;
  numbers: Numerology | null;
  failed: Trouble | null;
}

/** The fields of a posted form; what is missing is empty. */
export function readNumerology(form: Readonly<Record<string, string>>): NumerologyState['fields'] {
  const date = joinDate('date', (name) => form[name]) ?? '';
  return { name: (form.name ?? '').trim(), date };
}

/** A form nobody has filled in yet. */
export function startNumerology(): NumerologyState {
  return { fields: readNumerology({}), problems: {}, numbers: null, failed: null };
}

/** The form with what is wrong in it, or null when it can be sent. */
export function refuseNumerology(form: Readonly<Record<string, string>>): NumerologyState | null {
  const fields = readNumerology(form);
  const problems: NumerologyState['problems'] = {};
  const nameProblem = checkName(fields.name);
  if (nameProblem) problems.name = nameProblem;
  const dateProblem = checkDate(fields.date);
  if (dateProblem) problems.date = dateProblem;
  if (Object.keys(problems).length === 0) return null;
  return { fields, problems, numbers: null, failed: null };
}
