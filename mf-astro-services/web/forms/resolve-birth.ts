import { getSuggest, type SuggestedPlace } from 'shared/contracts/astro';
import type { KundliInput } from 'shared/contracts/astro-kundli';
import { isFailure, type CallFailure } from 'shared/http/failure';
import { cutText } from 'shared/i18n/cut-text';
import type { Call, Lang } from 'shared/remote-kit/page';
import type { BirthFields, BirthProblem, BirthProblems, PersonState } from './birth-form';
import { checkBirth, isPlaceChosen } from './birth-form';
import { findChosenPlace } from './find-chosen-place';
import { labelPlace } from 'shared/places/label-place';
import { settlePlace } from 'shared/places/settle-place';

/** Checks a filled-in birth and finds its place. Without problems it is ready to be sent. */
export async function resolveBirth(
  fields: BirthFields,
  call: Call,
  lang: Lang,
): Promise<PersonState> {
  const state: PersonState = { fields, problems: checkBirth(fields), choices: [] };
  if (!fields.place.trim()) return state;
  if (isPlaceChosen(fields)) return state;
  const found = await resolvePlace(fields.place, call, lang);
  if ('problem' in found) {
    state.problems.place = found.problem;
    state.choices = found.choices.map((place) => ({ id: place.id, label: labelPlace(place) }));
    state.fields = { ...fields, placeId: '', placeFor: '' };
  } else {
    const label = labelPlace(found.place);
    state.fields = { ...fields, place: label, placeId: found.place.id, placeFor: label };
    state.place = found.place;
  }
  return state;
}

/** A birth whose form is shown again: it says which place was chosen. */
export async function recallPlace<Person extends PersonState>(
  person: Person,
  call: Call,
  lang: Lang,
): Promise<Person> {
  if (person.place || !isPlaceChosen(person.fields)) return person;
  return { ...person, place: await findChosenPlace(person.fields, call, lang) };
}

/** What the services take, from fields without problems. */
export function writeBirth(fields: BirthFields, lang: Lang): KundliInput {
  const { name, gender, date, time, timeUnknown, placeId, occurrence } = fields;
  return {
    date,
    time: timeUnknown ? null : time,
    placeId,
    lang,
    ...(name ? { name } : {}),
    ...(gender === 'female' || gender === 'male' || gender === 'other' ? { gender } : {}),
    ...(occurrence === 'earlier' || occurrence === 'later' ? { occurrence } : {}),
  };
}

/**
 * What a service refused. The form was checked before, so each field has one meaning.
 * @param path where the birth stands in the body: `body` or `body.boy`
 */
export function readProblems({ response }: CallFailure, path: string): BirthProblems {
  const fields = response?.fields ?? {};
  const problems: BirthProblems = {};
  if (fields[`${path}.date`])
    problems.date = response?.code === 'skipped_date' ? 'date_skipped' : 'date_future';
  if (fields[`${path}.time`]) problems.time = 'time_skipped';
  if (fields[`${path}.occurrence`]) problems.occurrence = 'time_twice';
  if (fields[`${path}.placeId`]) problems.place = 'place_unknown';
  return problems;
}

type Resolved = { place: SuggestedPlace } | { problem: BirthProblem; choices: SuggestedPlace[] };

/** The place a text means: the only one that fits it; else a choice, of those that fit if any do. */
async function resolvePlace(text: string, call: Call, lang: Lang): Promise<Resolved> {
  const outcome = await call(getSuggest, {
    params: { text: cutText(text, 80) },
    query: { lang },
  });
  if (isFailure(outcome)) return { problem: 'place_failed', choices: [] };
  const settled = settlePlace(outcome.data, text);
  if (settled.place) return { place: settled.place };
  const { choices } = settled;
  return { problem: choices.length > 0 ? 'place_choose' : 'place_unknown', choices };
}
