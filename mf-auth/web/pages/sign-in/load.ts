import { confirmOtp, sendOtp, userConfirmOtp, userSendOtp } from 'shared/contracts/auth-codes';
import { emailPattern } from 'shared/contracts/email-pattern';
import { proof as proofSchema, type Proof, type Puzzle } from 'shared/contracts/proof-of-work';
import { isFailure } from 'shared/http/failure';
import type { CallFailure } from 'shared/http/failure';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { keepDigits } from '../../model/keep-digits';
import { readMobileNumber } from '../../model/mobile-number';
import { safeNext } from '../../model/safe-next';
import { confirmMessage, sendMessage } from '../../sign-in-dialog/messages';
import { text as dialogText } from '../../sign-in-dialog/text';
import { text } from './text';

export interface SignInData {
  step: 'target' | 'code';
  withEmail: boolean;
  numbers: string;
  email: string;
  userId: string;
  next: string;
  error: string | null;
  /** Work for the browser before a code is sent. */
  puzzle: Puzzle | null;
}

/** The whole sign-in as plain forms that post to this page. */
const load: Load<SignInData> = async (args) => {
  const { lang, session, form, query } = args;
  const head = {
    title: dialogText[lang].title,
    description: text[lang].description,
    noindex: true,
  };
  const data: SignInData = {
    step: 'target',
    withEmail: (form?.with ?? query.get('with')) === 'email',
    numbers: readMobileNumber(form?.numbers ?? ''),
    email: (form?.email ?? '').trim(),
    userId: form?.user_id ?? '',
    next: safeNext(form?.next ?? query.get('next')),
    error: null,
    puzzle: null,
  };
  if (session) return { data, head, redirect: data.next };
  if (form?.intent === 'send') return { head, ...(await send(data, args)) };
  if (form?.intent === 'confirm') return { head, ...(await confirm(data, args)) };
  return { data, head };
};

export default load;

type Answer = { data: SignInData; status?: number; redirect?: string };

async function send(data: SignInData, { call, lang, form }: LoadArgs): Promise<Answer> {
  const words = dialogText[lang];
  const { withEmail, email, numbers } = data;
  const error = withEmail
    ? emailPattern.test(email)
      ? null
      : words.invalidEmail
    : numbers.length === 10
      ? null
      : words.invalidNumber;
  if (error) return { data: { ...data, error }, status: 400 };
  const done = readProof(form?.proof);
  const reply = withEmail
    ? await call(userSendOtp, { body: { email, ...done } })
    : await call(sendOtp, { body: { numbers, route: 'otp', ...done } });
  if (!isFailure(reply)) return { data: { ...data, step: 'code', userId: reply.user_id } };
  // Asking again too soon keeps the code that was sent before usable.
  const step = data.userId === '' ? 'target' : 'code';
  const { puzzle } = reply.response ?? {};
  // more work is asked for only while the load grows, so this comes to an end
  if (puzzle && puzzle.level > (done.proof?.level ?? 0))
    return { data: { ...data, step, puzzle }, status: failed(reply) };
  const whys: Record<number, 'limited' | 'crowded'> = { 429: 'limited', 428: 'crowded' };
  const why = whys[reply.error_status] ?? 'refused';
  return { data: { ...data, step, error: sendMessage(why, words) }, status: failed(reply) };
}

async function confirm(data: SignInData, { call, lang, form }: LoadArgs): Promise<Answer> {
  const words = dialogText[lang];
  const again = (error: string, status: number): Answer => ({
    data: { ...data, step: 'code', error },
    status,
  });
  const otp = keepDigits(form?.otp ?? '', 4);
  if (otp.length !== 4) return again(words.incompleteCode, 400);
  const contract = data.withEmail ? userConfirmOtp : confirmOtp;
  const reply = await call(contract, { body: { otp, user_id: data.userId } });
  if (!isFailure(reply)) return { data, redirect: data.next };
  const reasons = { too_many_requests: 'limited', code_expired: 'expired' } as const;
  const code = reply.response?.code ?? '';
  const why =
    reply.error_status >= 500 ? 'broken' : (reasons[code as keyof typeof reasons] ?? 'refused');
  return again(confirmMessage(why, words), failed(reply));
}

/** What the browser found, or nothing: the server then asks for it. */
function readProof(text: string | undefined): { proof?: Proof } {
  try {
    const parsed = proofSchema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? { proof: parsed.data } : {};
  } catch {
    return {}; // no JSON is no proof either
  }
}

function failed({ error_status }: CallFailure): number {
  return error_status >= 500 ? 503 : error_status;
}
