import type { AnswerOf } from 'shared/contracts/contract';
import { acceptInvitation, getInvitation } from 'shared/contracts/staff-sign-in';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { text } from './text';

export interface InvitationData {
  token: string;
  /** Null: it is not open any more, or was accepted just now. */
  invitation: AnswerOf<typeof getInvitation>['data'] | null;
  name: string;
  problem: StaffFormProblem | null;
  /** Told once, to who has just accepted. */
  recoveryCodes: string[] | null;
}

const load: Load<InvitationData> = async (args) => {
  const { params, call, form, lang } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const token = params.token ?? '';
  const name = form?.name?.trim() ?? '';
  const data: InvitationData = {
    token,
    invitation: null,
    name,
    problem: null,
    recoveryCodes: null,
  };
  if (form) {
    const accepted = await submitStaffForm(args, () =>
      call(acceptInvitation, { body: { token, name, code: form.code ?? '' } }),
    );
    if (accepted.ok)
      return { head, data: { ...data, recoveryCodes: accepted.answer.recovery_codes } };
    data.problem = accepted.problem;
  }
  const found = await call(getInvitation, { params: { token } });
  if (isFailure(found)) return { head, data, status: found.error_status === 400 ? 404 : 503 };
  const status = data.problem?.status ?? 200;
  return { head, data: { ...data, invitation: found.data }, status };
};

export default load;
