import { getStaffSelf } from 'shared/contracts/staff-sign-in';
import type { Load } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { safeStaffNext } from '../staff-sign-in/load';
import { text } from './text';

export interface ConfirmData {
  next: string;
  problem: StaffFormProblem | null;
}

/** The second factor once more, for what lies outside our own forms. */
const load: Load<ConfirmData> = async (args) => {
  const { call, form, query, lang } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const asked = form?.next ?? query.get('next');
  const next = safeStaffNext(asked, lang);
  if (!form) return { head, data: { next, problem: null } };
  const confirmed = await submitStaffForm(args, () => call(getStaffSelf, {}));
  if (confirmed.ok) return { head, data: { next, problem: null }, redirect: next };
  return { head, data: { next, problem: confirmed.problem }, status: confirmed.problem.status };
};

export default load;
