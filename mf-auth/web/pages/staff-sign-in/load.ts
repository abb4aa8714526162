import { getDevelopmentOwner } from 'shared/contracts/staff-development';
import {
  confirmStaffCode,
  getStaffSelf,
  sendStaffCode,
  signInStaff,
} from 'shared/contracts/staff-sign-in';
import { isFailure } from 'shared/http/failure';
import { localPath, readOwnPath } from 'shared/i18n/local-path';
import { splitLang } from 'shared/i18n/split-lang';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { isStaffPath } from 'shared/remote-kit/staff-page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { text } from './text';

export interface StaffSignInData {
  step: 'email' | 'code' | 'factor';
  email: string;
  /** What the step is sent with: the code's challenge, then that of the second factor. */
  userId: string;
  factorStep: string;
  next: string;
  isSignedIn: boolean;
  problem: StaffFormProblem | null;
  /** Null outside development. */
  development: { email: string; code: string } | null;
}

/** Signing in as staff, in three forms that post to this page. */
const load: Load<StaffSignInData> = async (args) => {
  const { lang, call, form, query } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const [self, development] = await Promise.all([
    call(getStaffSelf, {}),
    call(getDevelopmentOwner, {}),
  ]);
  const data: StaffSignInData = {
    step: 'email',
    email: form?.email?.trim() ?? '',
    userId: form?.user_id ?? '',
    factorStep: form?.step ?? '',
    next: safeStaffNext(form?.next ?? query.get('next'), lang),
    isSignedIn: !isFailure(self),
    problem: null,
    development: isFailure(development) ? null : development.data,
  };
  if (!form) return { data, head };
  const { told, redirect } = await answerForm(data, args);
  const status = told.problem?.status;
  return {
    data: { ...data, ...told },
    head,
    ...(status ? { status } : {}),
    ...(redirect ? { redirect } : {}),
  };
};

export default load;

type Told = { told: Partial<StaffSignInData>; redirect?: string };

async function answerForm(data: StaffSignInData, args: LoadArgs): Promise<Told> {
  const { call, form } = args;
  if (form?.intent === 'send') {
    const sent = await submitStaffForm(args, () =>
      call(sendStaffCode, { body: { email: data.email } }),
    );
    return sent.ok
      ? { told: { step: 'code', userId: sent.answer.user_id } }
      : { told: { problem: sent.problem } };
  }
  if (form?.intent === 'confirm') {
    const otp = (form.otp ?? '').trim();
    const right = await submitStaffForm(args, () =>
      call(confirmStaffCode, { body: { user_id: data.userId, otp } }),
    );
    return right.ok
      ? { told: { step: 'factor', factorStep: right.answer.step } }
      : { told: { step: 'code', problem: right.problem } };
  }
  const code = form?.code ?? '';
  const signedIn = await submitStaffForm(args, () =>
    call(signInStaff, { body: { step: data.factorStep, code } }),
  );
  if (signedIn.ok) return { told: {}, redirect: data.next };
  const { problem } = signedIn;
  return { told: { step: problem.code === 'code_expired' ? 'email' : 'factor', problem } };
}

/** A page of the back office of this site, whatever the address asked for. */
export function safeStaffNext(next: string | null | undefined, lang: 'en' | 'hi'): string {
  const own = readOwnPath(next);
  if (own === '/ops') return own;
  const { path } = splitLang(own?.split(/[?#]/)[0] ?? '/');
  const isFit = own !== null && isStaffPath(path) && !/^\/admin\/sign-(in|out)(\/|$)/.test(path);
  return isFit ? own : localPath(lang, '/admin');
}
