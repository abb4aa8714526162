import type { Place } from 'shared/contracts/astro';
import { getSuggest } from 'shared/contracts/astro';
import { createKundli } from 'shared/contracts/astro-kundli';
import { isFailure } from 'shared/http/failure';
import type { Call, Lang } from 'shared/remote-kit/page';
import type { BirthFields, BirthProblem, BirthProblems, BirthState } from './birth-form';
import { checkBirth, isPlaceChosen } from './birth-form';
import { labelPlace } from './label-place';

/**
 * Sends a filled-in form: finds the place, asks for the kundli and says what is wrong. Runs on the
 * server for a form posted without script, and in the browser otherwise. Nothing typed is lost.
 */
export async function submitBirth(
  fields: BirthFields,
  call: Call,
  lang: Lang,
): Promise<BirthState> {
  const state: BirthState = {
    fields,
    problems: checkBirth(fields),
    choices: [],
    kundli: null,
    failed: false,
  };
  if (fields.place && !isPlaceChosen(fields)) {
    const found = await resolvePlace(fields.place, call, lang);
    if ('problem' in found) {
      state.problems.place = found.problem;
      state.choices = found.choices.map((place) => ({ id: place.id, label: labelPlace(place) }));
      state.fields = { ...fields, placeId: '', placeFor: '' };
    } else {
      const label = labelPlace(found.place);
      state.fields = { ...fields, place: label, placeId: found.place.id, placeFor: label };
    }
  }
  if (Object.keys(state.problems).length > 0) return state;
  return askKundli(state, call, lang);
}

type Resolved = { place: Place } | { problem: BirthProblem; choices: Place[] };

/** The place a text means: the only match, or the only one of exactly that name; else a choice. */
async function resolvePlace(text: string, call: Call, lang: Lang): Promise<Resolved> {
  const [name = ''] = text.split(',');
  if (!name.trim()) return { problem: 'place_unknown', choices: [] };
  const outcome = await call(getSuggest, {
    params: { text: name.trim().slice(0, 80) },
    query: { lang },
  });
  if (isFailure(outcome)) return { problem: 'place_failed', choices: [] };
  const places = outcome.data;
  const wanted = text.toLowerCase();
  const exact = places.filter(
    (place) => place.name.toLowerCase() === wanted || labelPlace(place).toLowerCase() === wanted,
  );
  const [only] = exact.length === 1 ? exact : places;
  if (!only) return { problem: 'place_unknown', choices: [] };
  if (exact.length === 1 || places.length === 1) return { place: only };
  return { problem: 'place_choose', choices: exact.length > 1 ? exact : places };
}

async function askKundli(state: BirthState, call: Call, lang: Lang): Promise<BirthState> {
  const { name, gender, date, time, timeUnknown, placeId, occurrence } = state.fields;
  const outcome = await call(createKundli, {
    body: {
      date,
      time: timeUnknown ? null : time,
      placeId,
      lang,
      ...(name ? { name } : {}),
      ...(gender === 'female' || gender === 'male' || gender === 'other' ? { gender } : {}),
      ...(occurrence === 'earlier' || occurrence === 'later' ? { occurrence } : {}),
    },
  });
  if (!isFailure(outcome)) {
    const { place } = outcome.data.input;
    const label = labelPlace({ ...place, name: place.name ?? '' });
    const settled = { ...state.fields, place: label, placeFor: label };
    return { ...state, fields: settled, kundli: outcome.data };
  }
  const problems = readProblems(outcome.response?.fields ?? {});
  return { ...state, problems, failed: Object.keys(problems).length === 0 };
}

/** The form was checked before, so what the service still refuses has one meaning per field. */
function readProblems(fields: Readonly<Record<string, string>>): BirthProblems {
  const problems: BirthProblems = {};
  if (fields['body.date']) problems.date = 'date_wrong';
  if (fields['body.time']) problems.time = 'time_skipped';
  if (fields['body.occurrence']) problems.occurrence = 'time_twice';
  if (fields['body.placeId']) problems.place = 'place_unknown';
  return problems;
}
