import {
  listStaffRefunds,
  proposeRefund,
  refuseRefund,
  type StaffRefund,
} from 'shared/contracts/staff-payments';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { text } from './text';

export interface RefundsData {
  refunds: StaffRefund[] | null;
  /** The refund whose form was refused, and why. */
  refused: string | null;
  problem: StaffFormProblem | null;
  isDone: boolean;
}

const load: Load<RefundsData> = async (args) => {
  const { call, form, query, lang } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const data: RefundsData = {
    ...{ refunds: null, refused: null, problem: null },
    isDone: query.get('told') === 'done',
  };
  if (form) {
    const contract = form.intent === 'refuse' ? refuseRefund : proposeRefund;
    const input = { params: { id: Number(form.id) }, body: { why: form.why ?? '' } };
    const decided = await submitStaffForm(args, () => call(contract, input));
    if (decided.ok) return { data, head, redirect: localPath(lang, '/admin/refunds?told=done') };
    Object.assign(data, { problem: decided.problem, refused: form.id ?? null });
  }
  const listed = await call(listStaffRefunds, {});
  if (isFailure(listed)) return { data, head, status: 503 };
  return { data: { ...data, refunds: listed.data }, head, status: data.problem?.status ?? 200 };
};

export default load;
