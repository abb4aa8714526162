import type { AnswerOf } from 'shared/contracts/contract';
import { removePasskey } from 'shared/contracts/staff-passkeys';
import { endStaffSession, getStaffSelf, renewRecoveryCodes } from 'shared/contracts/staff-sign-in';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { text } from './text';

export interface StaffAccountData {
  self: AnswerOf<typeof getStaffSelf>['data'] | null;
  recoveryCodes: string[] | null;
  problem: StaffFormProblem | null;
}

const load: Load<StaffAccountData> = async (args) => {
  const { call, form, lang } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const data: StaffAccountData = { self: null, recoveryCodes: null, problem: null };
  if (form?.intent === 'end') {
    const params = { id: form.session ?? '' };
    const ended = await submitStaffForm(args, () => call(endStaffSession, { params }));
    if (ended.ok) return { data, head, redirect: localPath(lang, '/admin/account') };
    data.problem = ended.problem;
  } else if (form?.intent === 'remove-passkey') {
    const params = { id: form.passkey ?? '' };
    const removed = await submitStaffForm(args, () => call(removePasskey, { params }));
    if (removed.ok) return { data, head, redirect: localPath(lang, '/admin/account') };
    data.problem = removed.problem;
  } else if (form?.intent === 'renew') {
    const body = { code: form.code ?? '' };
    const renewed = await submitStaffForm(args, () => call(renewRecoveryCodes, { body }));
    if (renewed.ok) data.recoveryCodes = renewed.answer.recovery_codes;
    else data.problem = renewed.problem;
  }
  const self = await call(getStaffSelf, {});
  if (isFailure(self)) return { data, head, status: self.error_status };
  return { data: { ...data, self: self.data }, head, status: data.problem?.status ?? 200 };
};

export default load;
