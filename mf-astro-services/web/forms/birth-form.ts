import type { SuggestedPlace } from 'shared/contracts/astro';
import { findDateFault, type DateFaultKind } from 'shared/dates/date-fault';
import { joinDate } from 'shared/dates/typed-date';
import { isSupportedDate } from 'shared/jyotish/supported-dates';

/** The fields of the kundli form as the visitor filled them in. */
export interface BirthFields {
  name: string;
  gender: string;
  date: string;
  time: string;
  /** `yes` when the time of birth is not known. */
  timeUnknown: string;
  place: string;
  placeId: string;
  /** The text `placeId` was chosen for: another text makes the choice void. */
  placeFor: string;
  occurrence: string;
}

export type BirthField = keyof BirthFields;

/** What can be wrong with the form; the page has a sentence for each. */
export type BirthProblem =
  | 'name_long'
  | 'date_missing'
  | DateFaultKind
  | 'date_range'
  | 'date_future'
  | 'date_skipped'
  | 'time_missing'
  | 'time_wrong'
  | 'time_skipped'
  | 'time_twice'
  | 'place_missing'
  | 'place_unknown'
  | 'place_choose'
  | 'place_failed';

export type BirthProblems = Partial<Record<BirthField, BirthProblem>>;

/** One birth as it was filled in, what is wrong with it, and the places to choose from. */
export interface PersonState {
  fields: BirthFields;
  problems: BirthProblems;
  choices: { id: string; label: string }[];
  /** The place that is taken, as far as it is known here. */
  place?: SuggestedPlace | null;
}

const fieldNames: readonly BirthField[] = [
  'name',
  'gender',
  'date',
  'time',
  'timeUnknown',
  'place',
  'placeId',
  'placeFor',
  'occurrence',
];

/** Takes the fields of a birth out of a posted form, by names with a prefix; what is missing is empty. */
export function readBirthFields(form: Readonly<Record<string, string>>, prefix = ''): BirthFields {
  const entries = fieldNames.map((name) => [name, (form[prefix + name] ?? '').trim()]);
  const date = joinDate(`${prefix}date`, (name) => form[name]) ?? '';
  return { ...(Object.fromEntries(entries) as BirthFields), date };
}

/** A birth nobody has filled in yet. */
export function startPerson(): PersonState {
  return { fields: readBirthFields({}), problems: {}, choices: [] };
}

/** Checks what can be checked without asking the service. */
export function checkBirth(fields: BirthFields): BirthProblems {
  const problems: BirthProblems = {};
  if (fields.name.length > 80) problems.name = 'name_long';
  const dateProblem = checkDate(fields.date);
  if (dateProblem) problems.date = dateProblem;
  if (!fields.timeUnknown) {
    if (!fields.time) problems.time = 'time_missing';
    else if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(fields.time))
      problems.time = 'time_wrong';
  }
  if (!fields.place && !fields.placeId) problems.place = 'place_missing';
  return problems;
}

/** Whether the chosen place still is the one the text names. */
export function isPlaceChosen({
  place,
  placeId,
  placeFor,
}: Pick<BirthFields, 'place' | 'placeId' | 'placeFor'>): boolean {
  return placeId !== '' && placeFor === place;
}

// somewhere on earth the date is fourteen hours ahead of UTC
const furthestAheadMs = 14 * 3_600_000;

/** What is wrong with a date of birth, if anything. @param now the clock, so that a test can hold it */
export function checkDate(
  date: string,
  now = Date.now(),
): 'date_missing' | DateFaultKind | 'date_range' | 'date_future' | null {
  if (!date) return 'date_missing';
  const { kind } = findDateFault(date);
  if (kind) return kind;
  if (!isSupportedDate(date)) return 'date_range';
  return Date.parse(date) > now + furthestAheadMs ? 'date_future' : null;
}
