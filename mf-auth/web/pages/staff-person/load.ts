import type { AnswerOf } from 'shared/contracts/contract';
import {
  getPerson,
  openPerson,
  proposeErasure,
  signOutPerson,
} from 'shared/contracts/staff-people';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { text } from './text';

export interface PersonData {
  id: number;
  person: AnswerOf<typeof getPerson>['data'] | null;
  state: 'open' | 'closed' | 'gone';
  intent: string | null;
  typed: string;
  problem: StaffFormProblem | null;
  told: 'done' | 'proposed' | null;
}

const load: Load<PersonData> = async (args) => {
  const { call, form, query, lang, params } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const id = /^\d{1,15}$/.test(params.id ?? '') ? Number(params.id) : 0;
  const told = query.get('told');
  const data: PersonData = {
    ...{ id, person: null, state: 'gone', problem: null },
    ...{ intent: form?.intent ?? null, typed: form?.why ?? '' },
    told: told === 'done' || told === 'proposed' ? told : null,
  };
  if (id === 0) return { data, head, status: 404 };
  if (form) {
    const outcome = await carryOut(args, id);
    const back = localPath(lang, `/admin/people/${id}`);
    if (outcome.ok) return { data, head, redirect: back + outcome.answer.told };
    data.problem = outcome.problem;
    if (outcome.problem.code === 'not_found') return { data, head, status: 404 };
  }
  const found = await call(getPerson, { params: { id } });
  const status = data.problem?.status ?? 200;
  if (!isFailure(found))
    return { data: { ...data, person: found.data, state: 'open' }, head, status };
  if (found.response?.code === 'reason_needed')
    return { data: { ...data, state: 'closed' }, head, status };
  return { data, head, status: found.error_status === 404 ? 404 : 503 };
};

export default load;

/** Carries out what a form of the page asks for, and says what is told after it. */
async function carryOut(args: LoadArgs, id: number) {
  const { call } = args;
  const form = args.form ?? {};
  const why = form.why ?? '';
  const params = { id };
  return submitStaffForm(args, async () => {
    if (form.intent === 'open') {
      const opened = await call(openPerson, { params, body: { why } });
      return isFailure(opened) ? opened : { told: '' };
    }
    if (form.intent === 'erase') {
      const proposed = await call(proposeErasure, { params, body: { why } });
      return isFailure(proposed) ? proposed : { told: '?told=proposed' };
    }
    const chosen = Object.keys(form).flatMap((name) => /^chosen_(.+)$/.exec(name)?.[1] ?? []);
    const which = form.intent === 'sign-out-all' ? [undefined] : chosen;
    for (const session of which) {
      const ended = await call(signOutPerson, { params, body: session ? { session } : {} });
      if (isFailure(ended)) return ended;
    }
    return { told: '?told=done' };
  });
}
