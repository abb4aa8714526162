import type { AnswerOf } from 'shared/contracts/contract';
import {
  changeStaffRoles,
  endStaffMember,
  inviteStaff,
  listStaff,
  revokeStaffInvitation,
  signOutStaffMember,
} from 'shared/contracts/staff-members';
import { staffRoleNames, type StaffRole } from 'shared/contracts/staff-roles';
import { getStaffSelf } from 'shared/contracts/staff-sign-in';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { text } from './text';

export interface MembersData {
  me: number;
  members: AnswerOf<typeof listStaff>['members'];
  invitations: AnswerOf<typeof listStaff>['invitations'];
  /** What was just sent and refused, to be shown again. */
  typed: { intent: string; id: string; email: string; why: string; roles: StaffRole[] };
  problem: StaffFormProblem | null;
  told: 'done' | 'proposed' | null;
}

const load: Load<MembersData> = async (args) => {
  const { call, form, query, lang } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const told = query.get('told');
  const typed = {
    ...{ intent: form?.intent ?? '', id: form?.id ?? '' },
    ...{ email: form?.email?.trim() ?? '', why: form?.why ?? '' },
    roles: staffRoleNames.filter((role) => form?.[`role_${role}`] !== undefined),
  };
  const data: MembersData = {
    ...{ me: 0, members: [], invitations: [], typed, problem: null },
    told: told === 'done' || told === 'proposed' ? told : null,
  };
  if (form) {
    const outcome = await submitStaffForm(args, () => carryOut(args, typed));
    if (outcome.ok) {
      const how = outcome.answer.status === 202 ? 'proposed' : 'done';
      return { data, head, redirect: localPath(lang, `/admin/staff?told=${how}`) };
    }
    data.problem = outcome.problem;
  }
  const [listed, self] = await Promise.all([call(listStaff, {}), call(getStaffSelf, {})]);
  if (isFailure(listed)) return { data, head, status: listed.error_status };
  const me = isFailure(self) ? 0 : self.data.id;
  const { members, invitations } = listed;
  return { data: { ...data, me, members, invitations }, head, status: data.problem?.status ?? 200 };
};

export default load;

function carryOut({ call }: LoadArgs, { intent, id, email, why, roles }: MembersData['typed']) {
  const params = { id: Number(id) };
  if (intent === 'invite') return call(inviteStaff, { body: { email, roles } });
  if (intent === 'revoke') return call(revokeStaffInvitation, { params: { id } });
  if (intent === 'sign-out') return call(signOutStaffMember, { params });
  if (intent === 'end') return call(endStaffMember, { params, body: { why } });
  return call(changeStaffRoles, { params, body: { roles, why } });
}
