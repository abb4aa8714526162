import type { Puzzle } from 'shared/contracts/proof-of-work';
import { solvePuzzle } from '../fuzz/solve-puzzle';
import type { SimulatedSms } from '../messages/fast2sms-simulator';

/**
 * Signs a customer in with every request at the other gateway, and says who each takes them for.
 * @param origin the site's public address
 * @param sent the messages that went out
 */
export async function signInAcross(
  [first, second]: [string, string],
  origin: string,
  sent: SimulatedSms[],
): Promise<number[]> {
  const numbers = '9876543210';
  let cookie = '';
  let isSignedIn = false;
  const ask = async (url: string, path: string, body?: object) => {
    const reply = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', origin, cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const given = reply.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    // what signing out takes away is shown again, as a thief would
    if (!isSignedIn) cookie = [cookie, ...given].filter(Boolean).join('; ');
    return reply;
  };
  let asked = await ask(first, '/api/send_otp', { numbers });
  if (asked.status === 428) {
    const { puzzle } = (await asked.json()) as { puzzle: Puzzle };
    asked = await ask(second, '/api/send_otp', { numbers, proof: solvePuzzle(puzzle) });
  }
  if (!asked.ok) throw new Error(`a code was refused: ${await asked.text()}`);
  const { user_id } = (await asked.json()) as { user_id: string };
  const otp = sent.at(-1)?.code ?? '';
  const confirmed = await ask(second, '/api/confirm_otp', { otp, user_id });
  if (!confirmed.ok) throw new Error(`the code was refused: ${await confirmed.text()}`);
  isSignedIn = true;
  const again = await ask(first, '/api/confirm_otp', { otp, user_id });
  if (again.ok) throw new Error('a code could be used twice');
  const before = [
    (await ask(first, '/api/profile')).status,
    (await ask(second, '/api/profile')).status,
  ];
  await ask(first, '/api/logout', {});
  const after = [
    (await ask(first, '/api/profile')).status,
    (await ask(second, '/api/profile')).status,
  ];
  return [...before, ...after];
}
