import type { Puzzle } from 'shared/contracts/proof-of-work';
import { solvePuzzle } from './solve-puzzle';

/** Signs a new customer in at a development site, by the code in its inbox; the cookie to send. */
export async function signIn(url: string, at: number): Promise<string> {
  const email = `fuzz-${at}-${Date.now().toString(36)}@example.com`;
  const post = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(url).origin, cookie },
      body: JSON.stringify(body),
    });
  let sent = await post('/api/user_send_otp', { email });
  // the browser for which the work is done
  const browser = cookiesOf(sent);
  // a long run asks for more codes than people do, and others may make the work harder meanwhile
  for (let level = 0; sent.status === 428 && level < 3; level += 1) {
    const { puzzle } = (await sent.json()) as { puzzle: Puzzle };
    sent = await post('/api/user_send_otp', { email, proof: solvePuzzle(puzzle) }, browser);
  }
  if (!sent.ok) throw new Error(`a code for the fuzz was refused: ${await sent.text()}`);
  const { user_id } = (await sent.json()) as { user_id: string };
  const inbox = await fetch(`${url}/dev/inbox.json`);
  const messages = (await inbox.json()) as { to: string; text: string; code?: string }[];
  const message = messages.find(({ to }) => to.includes(email));
  const otp = message?.code ?? /\b\d{4}\b/.exec(message?.text ?? '')?.[0] ?? '';
  const confirmed = await post('/api/user_confirm_otp', { otp, user_id }, browser);
  if (!confirmed.ok) throw new Error(`the fuzz could not sign in: ${await confirmed.text()}`);
  return [browser, cookiesOf(confirmed)].filter(Boolean).join('; ');
}

function cookiesOf(reply: Response): string {
  const cookies = reply.headers.getSetCookie();
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
}
