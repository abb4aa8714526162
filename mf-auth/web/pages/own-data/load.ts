import { eraseBirthData } from 'shared/contracts/astro-birth-data';
import { changeConsent, eraseAccount, getConsents } from 'shared/contracts/auth-consent';
import type { ConsentPurpose, Consents } from 'shared/contracts/auth-consent';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { text } from './text';

export interface OwnDataData {
  /** Null when they could not be read. */
  consents: Consents | null;
  notice: 'withdrawn' | 'given' | 'failed' | 'unread' | null;
  /** The account has just been erased; nobody is signed in any more. */
  isErased: boolean;
}

const path = '/user-profile/data';

/** The account's page of rights: what was agreed to, the data itself, and the way out. */
const load: Load<OwnDataData> = async (args) => {
  const { session, call, form, query, lang } = args;
  const { title, description } = text[lang];
  const head = { title: `${title} | ${text[lang].site}`, description, noindex: true };
  const data: OwnDataData = { consents: null, notice: null, isErased: query.has('erased') };
  if (!session) return { data, head, status: data.isErased ? 200 : 401 };
  const here = localPath(lang, path);
  if (form?.intent === 'erase') {
    if (form.understood !== 'yes') data.notice = 'unread';
    else if (await eraseAll(args)) return { data, head, redirect: `${here}?erased=1` };
    else data.notice = 'failed';
  } else if (form) {
    const given = form.intent === 'give';
    const done = given ? 'given' : 'withdrawn';
    if (await change(args, form.purpose as ConsentPurpose, given))
      return { data, head, redirect: `${here}?done=${done}` };
    data.notice = 'failed';
  } else {
    const done = query.get('done');
    data.notice = done === 'given' || done === 'withdrawn' ? done : null;
  }
  const consents = await call(getConsents, {});
  if (isFailure(consents)) return { data, head, status: 503 };
  data.consents = consents.data;
  if (!form) return { data, head };
  return { data, head, status: data.notice === 'unread' ? 400 : 503 };
};

export default load;

/** The births kept by the astro service go first: a withdrawal that is recorded has taken effect. */
async function change({ call }: LoadArgs, purpose: ConsentPurpose, given: boolean) {
  if (purpose === 'birth_details' && !given && isFailure(await call(eraseBirthData, {})))
    return false;
  return !isFailure(await call(changeConsent, { body: { purpose, given } }));
}

/** Asks first whether the account may go, so that no births are lost for an account that stays. */
async function eraseAll({ call }: LoadArgs): Promise<boolean> {
  const consents = await call(getConsents, {});
  if (isFailure(consents) || consents.data.erasure.blocked_by) return false;
  if (isFailure(await call(eraseBirthData, {}))) return false;
  return !isFailure(await call(eraseAccount, { body: { understood: true } }));
}
