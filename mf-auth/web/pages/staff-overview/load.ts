import type { AnswerOf } from 'shared/contracts/contract';
import { getStaffWaiting } from 'shared/contracts/staff-audit';
import {
  decideProposal,
  listProposals,
  type StaffProposal,
} from 'shared/contracts/staff-proposals';
import { getStaffSelf } from 'shared/contracts/staff-sign-in';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { text } from './text';

export interface OverviewData {
  name: string;
  proposals: StaffProposal[];
  waiting: AnswerOf<typeof getStaffWaiting>['data'] | null;
  /** The proposal whose decision was refused. */
  refused: number | null;
  problem: StaffFormProblem | null;
  isDone: boolean;
}

const load: Load<OverviewData> = async (args) => {
  const { call, form, query, lang } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const data: OverviewData = {
    ...{ name: '', proposals: [], waiting: null, refused: null, problem: null },
    isDone: query.get('told') === 'done',
  };
  if (form) {
    const params = { id: Number(form.id) };
    const decision = form.intent === 'approve' ? ('approve' as const) : ('refuse' as const);
    const decided = await submitStaffForm(args, () =>
      call(decideProposal, { params, body: { decision } }),
    );
    if (decided.ok) return { data, head, redirect: localPath(lang, '/admin?told=done') };
    Object.assign(data, { problem: decided.problem, refused: params.id });
  }
  const [self, proposals, waiting] = await Promise.all([
    call(getStaffSelf, {}),
    call(listProposals, {}),
    call(getStaffWaiting, {}),
  ]);
  if (isFailure(self)) return { head, data, status: self.error_status };
  return {
    head,
    data: {
      ...data,
      name: self.data.name,
      proposals: isFailure(proposals) ? [] : proposals.data,
      waiting: isFailure(waiting) ? null : waiting.data,
    },
    status: data.problem?.status ?? 200,
  };
};

export default load;
