import type { Trouble } from 'shared/http/failure';
import { checkBirth, readBirthFields, startPerson, type PersonState } from './birth-form';

/** The form of two births. */
export interface MatchState {
  boy: PersonState;
  girl: PersonState;
  /** The match that was made, and what says who made it. */
  made: { id: string; secret: string | undefined } | null;
  /** The service did not answer; nothing is wrong with the form. */
  failed: Trouble | null;
}

/** A form nobody has filled in yet. */
export function startMatch(): MatchState {
  return { boy: startPerson(), girl: startPerson(), made: null, failed: null };
}

/** Whether something is wrong with either birth. */
export function hasProblems({ boy, girl }: MatchState): boolean {
  return [boy, girl].some(({ problems }) => Object.keys(problems).length > 0);
}

/** The form with what is wrong in it, or null when it can be sent. */
export function refuseMatch(
  form: Readonly<Record<string, string>>,
  state: MatchState,
): MatchState | null {
  const check = (prefix: string): PersonState => {
    const fields = readBirthFields(form, prefix);
    return { fields, problems: checkBirth(fields), choices: [] };
  };
  const refused = { ...state, boy: check('boy.'), girl: check('girl.'), failed: null };
  return hasProblems(refused) ? refused : null;
}
