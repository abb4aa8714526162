import { useState } from 'react';
import { Button } from 'shared/ui/button';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import { useCountdown } from '../model/use-countdown';
import type { SignInText } from './text';

const seconds = 30;

/** The half minute before another code; screen readers hear the milestones, not every second. */
export function ResendCode({
  words,
  onResend,
}: {
  words: SignInText;
  onResend: () => Promise<void>;
}) {
  const { left, restart } = useCountdown(seconds);
  const [isSending, setSending] = useState(false);
  const milestone = left > 10 ? seconds : left > 0 ? 10 : 0;

  async function resend() {
    restart();
    setSending(true);
    await onResend();
    setSending(false);
  }

  return (
    <>
      {isSending ? (
        <p>{words.sending}</p>
      ) : left > 0 ? (
        <p aria-hidden="true">{words.resendIn(left)}</p>
      ) : (
        <Button tone="quiet" onClick={() => void resend()}>
          {words.resend}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">
          {milestone === 0 ? words.canResend : words.secondsLeft(milestone)}
        </span>
      </VisuallyHidden>
    </>
  );
}
