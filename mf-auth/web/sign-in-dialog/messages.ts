import type { Refusal } from './code-calls';
import type { SignInText } from './text';

/** What to say when no code could be sent; a limit adds why trying at once won't help. */
export function sendMessage(why: Refusal, words: SignInText): string {
  if (why === 'broken') return words.sendBroken;
  if (why === 'crowded') return words.crowded;
  return why === 'limited' ? `${words.sendFailed} ${words.wait}` : words.sendFailed;
}

/** What to say when a code did not sign in. */
export function confirmMessage(why: Refusal, words: SignInText): string {
  const reasons = {
    limited: ` ${words.wait}`,
    expired: ` ${words.expired}`,
    refused: '',
    crowded: '',
  };
  return why === 'broken' ? words.confirmBroken : words.wrongCode + reasons[why];
}
