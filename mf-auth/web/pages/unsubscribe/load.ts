import { unsubscribe } from 'shared/contracts/auth-email-links';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

export interface UnsubscribeData {
  outcome: 'asked' | 'left' | 'bad' | 'broken';
}

/**
 * Opening the link only asks, so that what looks at mails beforehand ends nothing; the button posts, as
 * mail programs do by themselves (RFC 8058).
 */
const load: Load<UnsubscribeData> = async ({ params, form, call, lang }) => {
  const words = text[lang];
  const head = { title: words.title, description: words.description, noindex: true };
  if (!form) return { data: { outcome: 'asked' }, head };
  const reply = await call(unsubscribe, { params: { token: params.token ?? '' } });
  if (!isFailure(reply)) return { data: { outcome: 'left' }, head };
  const isBad = reply.error_status === 400;
  return { data: { outcome: isBad ? 'bad' : 'broken' }, head, status: isBad ? 400 : 503 };
};

export default load;
