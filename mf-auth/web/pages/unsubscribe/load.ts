import { unsubscribe } from 'shared/contracts/auth-email-links';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

export interface UnsubscribeData {
  outcome: 'left' | 'bad' | 'broken';
}

/** Opening the link is the one click; mail programs may post to it instead (RFC 8058). */
const load: Load<UnsubscribeData> = async ({ params, call, lang }) => {
  const words = text[lang];
  const head = { title: words.title, description: words.description, noindex: true };
  const reply = await call(unsubscribe, { params: { token: params.token ?? '' } });
  if (!isFailure(reply)) return { data: { outcome: 'left' }, head };
  const isBad = reply.error_status === 400;
  return { data: { outcome: isBad ? 'bad' : 'broken' }, head, status: isBad ? 400 : 503 };
};

export default load;
