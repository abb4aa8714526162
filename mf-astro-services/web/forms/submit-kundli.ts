import { createKundli } from 'shared/contracts/astro-kundli';
import { createBirthProfile, profileLabels } from 'shared/contracts/astro-profiles';
import { isFailure, nameTrouble } from 'shared/http/failure';
import type { Call, Lang } from 'shared/remote-kit/page';
import type { PersonState } from './birth-form';
import { checkBirth, readBirthFields } from './birth-form';
import type { KundliFormState } from './kundli-form';
import {
  checkCoordinates,
  hasCoordinates,
  isRight,
  readOptions,
  startKundli,
  withPlace,
  writeOptions,
} from './kundli-form';
import { findSpot } from './find-spot';
import { readProblems, recallPlace, resolveBirth, writeBirth } from './resolve-birth';

/**
 * Sends a filled-in form: finds the place, has the kundli made and kept, saves the birth when asked
 * to, and says what is wrong. Runs on the server for a form posted without script, and in the browser
 * otherwise. Nothing typed is lost.
 */
export async function submitKundli(
  form: Readonly<Record<string, string>>,
  call: Call,
  lang: Lang,
  profiles: KundliFormState['profiles'],
): Promise<KundliFormState> {
  const fields = readBirthFields(form);
  const options = readOptions(form);
  const person: PersonState = hasCoordinates(options)
    ? { fields, problems: checkBirth(withPlace(fields, options)), choices: [] }
    : await resolveBirth(fields, call, lang);
  const state: KundliFormState = {
    ...startKundli(profiles),
    ...{ ...person, options, wrong: checkCoordinates(options) },
  };
  if (!isRight(state)) return showPlace(state, call, lang);
  const { placeId, ...birth } = writeBirth(state.fields, lang);
  const where = hasCoordinates(options) ? {} : { placeId };
  const wantsSaving = options.save !== '' && profiles !== null;
  const outcome = await call(createKundli, {
    body: { ...birth, ...where, ...writeOptions(options), keep: wantsSaving },
  });
  if (!isFailure(outcome)) {
    const isUnsaved = wantsSaving && !(outcome.isKept && (await saveBirth(state, call)));
    return { ...state, made: { id: outcome.id, secret: outcome.secret, isUnsaved } };
  }
  const refused = outcome.response?.fields ?? {};
  const problems = readProblems(outcome, 'body');
  const wrong = refused['body.timeZone'] ? { timeZone: 'zone_wrong' as const } : {};
  const next = { ...state, problems, wrong };
  const failed = isRight(next) ? nameTrouble(outcome) : null;
  return { ...(await showPlace(next, call, lang)), failed };
}

/** The form as it is shown again: with the place that was chosen, or that the coordinates are. */
async function showPlace(state: KundliFormState, call: Call, lang: Lang): Promise<KundliFormState> {
  return hasCoordinates(state.options)
    ? { ...state, spot: await findSpot(state.options, call, lang) }
    : recallPlace(state, call, lang);
}

async function saveBirth({ fields, options }: KundliFormState, call: Call): Promise<boolean> {
  if (hasCoordinates(options)) return false;
  const { gender = null, date, time } = writeBirth(fields, 'en');
  const label = profileLabels.find((one) => one === options.label) ?? 'other';
  const name = fields.name || fields.place.split(',')[0] || '–';
  const body = { label, name, gender, date, time, placeId: fields.placeId };
  return !isFailure(await call(createBirthProfile, { body }));
}
