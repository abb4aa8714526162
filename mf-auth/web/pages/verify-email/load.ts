import { verifyEmail } from 'shared/contracts/auth-email-links';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

export interface VerifyEmailData {
  outcome: 'asked' | 'profile' | 'newsletter' | 'bad' | 'broken';
}

/** Opening the link only asks; the form confirms, so that mail scanners can't. */
const load: Load<VerifyEmailData> = async ({ params, form, call, lang }) => {
  const words = text[lang];
  const head = { title: words.title, description: words.description, noindex: true };
  if (!form) return { data: { outcome: 'asked' }, head };
  const reply = await call(verifyEmail, { params: { token: params.token ?? '' } });
  if (!isFailure(reply)) return { data: { outcome: reply.data.purpose }, head };
  const isBad = reply.error_status === 400;
  return { data: { outcome: isBad ? 'bad' : 'broken' }, head, status: isBad ? 400 : 503 };
};

export default load;
