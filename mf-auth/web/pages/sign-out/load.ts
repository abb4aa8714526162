import { logout } from 'shared/contracts/auth';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

export interface SignOutData {
  hasFailed: boolean;
}

/** Signing out without script: the form ends the session, an address alone never does. */
const load: Load<SignOutData> = async ({ form, session, call, lang }) => {
  const words = text[lang];
  const head = { title: words.title, description: words.lead, noindex: true };
  const home = localPath(lang, '/');
  if (!form) {
    return { data: { hasFailed: false }, head, ...(session ? {} : { redirect: home }) };
  }
  const reply = await call(logout, {});
  if (isFailure(reply)) return { data: { hasFailed: true }, head, status: 503 };
  return { data: { hasFailed: false }, head, redirect: home };
};

export default load;
