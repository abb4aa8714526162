import { changeConsent, eraseAccount, getConsents } from 'shared/contracts/auth-consent';
import type { ConsentPurpose, Consents } from 'shared/contracts/auth-consent';
import { sendAccountCode } from 'shared/contracts/auth-fresh-code';
import { getNominee, removeNominee, setNominee, type Nominee } from 'shared/contracts/auth-nominee';
import { isFailure, nameTrouble, troubleStatus, type CallFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { keepDigits } from '../../model/keep-digits';
import { text } from './text';

export interface OwnDataData {
  /** Null when they could not be read. */
  consents: Consents | null;
  nominee: Nominee | null;
  notice: OwnDataNotice | null;
  /** The account has just been erased; nobody is signed in any more. */
  isErased: boolean;
  /** The code that was sent for the erasure. */
  code: { userId: string; sentTo: string; error: CodeError | null } | null;
}

type OwnDataNotice =
  'withdrawn' | 'given' | 'named' | 'unnamed' | 'failed' | 'often' | 'unread' | 'badNominee';
type CodeError = 'wrong' | 'late' | 'often';

const path = '/user-profile/data';

/** The account's page of rights: what was agreed to, the data itself, and the way out. */
const load: Load<OwnDataData> = async (args) => {
  const { session, call, form, query, lang } = args;
  const { title, description } = text[lang];
  const head = { title: `${title} | ${text[lang].site}`, description, noindex: true };
  const data: OwnDataData = {
    consents: null,
    nominee: null,
    notice: null,
    isErased: query.has('erased'),
    code: null,
  };
  if (!session) return { data, head, status: data.isErased ? 200 : 401 };
  const here = localPath(lang, path);
  let status = 200;
  if (form) {
    const outcome = await act(args, form);
    if ('done' in outcome) return { data, head, redirect: `${here}?${outcome.done}` };
    Object.assign(data, { notice: outcome.notice ?? null, code: outcome.code ?? null });
    ({ status } = outcome);
  } else data.notice = doneNotices.find((notice) => notice === query.get('done')) ?? null;
  const [consents, nominee] = await Promise.all([call(getConsents, {}), call(getNominee, {})]);
  if (isFailure(consents) || isFailure(nominee)) return { data, head, status: 503 };
  Object.assign(data, { consents: consents.data, nominee: nominee.data });
  return { data, head, status };
};

export default load;

const doneNotices = ['given', 'withdrawn', 'named', 'unnamed'] as const;

type Form = NonNullable<LoadArgs['form']>;
/** What a form came to: where it leads, or what the page then says. */
type Outcome =
  { done: string } | { notice?: OwnDataNotice; code?: OwnDataData['code']; status: number };

async function act(args: LoadArgs, form: Form): Promise<Outcome> {
  const { call } = args;
  if (form.intent === 'erase') return erase(args, form);
  if (form.intent === 'name') {
    const body = { name: form.name ?? '', contact: form.contact ?? '' };
    const named = await call(setNominee, { body });
    if (!isFailure(named)) return { done: 'done=named#nominee' };
    return named.error_status === 400 ? { notice: 'badNominee', status: 400 } : explain(named);
  }
  if (form.intent === 'unname') {
    const removed = await call(removeNominee, {});
    return isFailure(removed) ? explain(removed) : { done: 'done=unnamed#nominee' };
  }
  const given = form.intent === 'give';
  const purpose = form.purpose as ConsentPurpose;
  const changed = await call(changeConsent, { body: { purpose, given } });
  return isFailure(changed) ? explain(changed) : { done: given ? 'done=given' : 'done=withdrawn' };
}

/** First the tick, then a code, which the owner of the number alone has, then it is done. */
async function erase({ call }: LoadArgs, form: Form): Promise<Outcome> {
  if (form.understood !== 'yes') return { notice: 'unread', status: 400 };
  const { user_id: userId = '', sent_to: sentTo = '' } = form;
  if (!userId) {
    const sent = await call(sendAccountCode, { body: { purpose: 'erasure' } });
    if (isFailure(sent)) return explain(sent);
    return { code: { userId: sent.user_id, sentTo: sent.sent_to, error: null }, status: 200 };
  }
  const again = (error: CodeError, status: number): Outcome => ({
    code: { userId, sentTo, error },
    status,
  });
  const otp = keepDigits(form.otp ?? '', 4);
  if (otp.length !== 4) return again('wrong', 400);
  const body = { understood: true, fresh_code: { user_id: userId, otp } } as const;
  const erased = await call(eraseAccount, { body });
  if (!isFailure(erased)) return { done: erased.status === 200 ? 'erased=1' : 'asked=1#erase' };
  if (erased.response?.code === 'wrong_code') return again('wrong', 400);
  if (erased.response?.code === 'code_expired') return again('late', 400);
  if (erased.error_status === 429) return again('often', 429);
  return explain(erased);
}

function explain(failure: CallFailure): Outcome {
  const trouble = nameTrouble(failure);
  return { notice: trouble, status: troubleStatus[trouble] };
}
