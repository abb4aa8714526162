import { matchKundlis } from 'shared/contracts/astro-matching';
import { isFailure, nameTrouble } from 'shared/http/failure';
import type { Call, Lang } from 'shared/remote-kit/page';
import { readBirthFields } from './birth-form';
import { hasProblems, type MatchState } from './match-form';
import { readProblems, recallPlace, resolveBirth, writeBirth } from './resolve-birth';

/**
 * Sends two filled-in births: finds their places, has the match made and says what is wrong. Fields
 * are named `boy.date`, `girl.place` and so on. Nothing typed is lost.
 */
export async function submitMatch(
  form: Readonly<Record<string, string>>,
  call: Call,
  lang: Lang,
): Promise<MatchState> {
  const [boy, girl] = await Promise.all([
    resolveBirth(readBirthFields(form, 'boy.'), call, lang),
    resolveBirth(readBirthFields(form, 'girl.'), call, lang),
  ]);
  const state: MatchState = { boy, girl, made: null, failed: null };
  if (hasProblems(state)) return recallPlaces(state, call, lang);
  const outcome = await call(matchKundlis, {
    body: { boy: writeBirth(boy.fields, lang), girl: writeBirth(girl.fields, lang) },
  });
  if (!isFailure(outcome)) return { ...state, made: { id: outcome.id, secret: outcome.secret } };
  const answered: MatchState = {
    ...state,
    boy: { ...boy, problems: readProblems(outcome, 'body.boy') },
    girl: { ...girl, problems: readProblems(outcome, 'body.girl') },
  };
  const failed = hasProblems(answered) ? null : nameTrouble(outcome);
  return { ...(await recallPlaces(answered, call, lang)), failed };
}

/** What is wrong with one birth doesn't make the reader look for the other's place. */
async function recallPlaces(state: MatchState, call: Call, lang: Lang): Promise<MatchState> {
  const [boy, girl] = await Promise.all(
    [state.boy, state.girl].map((person) => recallPlace(person, call, lang)),
  );
  return boy && girl ? { ...state, boy, girl } : state;
}
