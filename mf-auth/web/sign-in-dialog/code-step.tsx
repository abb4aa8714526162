import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'shared/ui/button';
import { Icon } from 'shared/ui/icon';
import { CodeInput } from '../code-input/code-input';
import { readWebOtp } from '../model/read-web-otp';
import { checkCode, requestCode, type Target } from './code-calls';
import { confirmMessage, sendMessage } from './messages';
import { ResendCode } from './resend-code';
import classes from './sign-in-dialog.module.css';
import type { SignInText } from './text';

interface CodeStepProps {
  words: SignInText;
  target: Target;
  userId: string;
  onResent: (userId: string) => void;
  onEdit: () => void;
  onSendError: (message: string | null) => void;
}

/** Second step: the code. The fourth digit sends it; success reloads the page as the customer. */
export function CodeStep(props: CodeStepProps) {
  const { words, target, userId, onResent, onEdit, onSendError } = props;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const withEmail = 'email' in target;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function verify(otp: string) {
    if (isChecking) return;
    if (otp.length !== 4) return setError(words.incompleteCode);
    setError(null);
    setChecking(true);
    const reply = await checkCode(target, otp, userId).catch(
      () => ({ ok: false, why: 'broken' }) as const,
    );
    if (reply.ok) return window.location.reload();
    setChecking(false);
    setError(confirmMessage(reply.why, words));
    input.current?.focus();
  }

  // The newest `verify` knows the newest challenge.
  const latest = useRef(verify);
  useEffect(() => {
    latest.current = verify;
  });
  useEffect(
    () =>
      readWebOtp((otp) => {
        setCode(otp);
        void latest.current(otp);
      }),
    [userId],
  );

  async function resend() {
    setCode('');
    setError(null);
    onSendError(null);
    const reply = await requestCode(target).catch(() => ({ ok: false, why: 'broken' }) as const);
    if (reply.ok) onResent(reply.userId);
    else onSendError(sendMessage(reply.why, words));
    input.current?.focus();
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void verify(code);
      }}
    >
      <p className={classes.sentTo}>
        <span>
          {words.sentTo} <bdi>{withEmail ? target.email : `+91 ${target.numbers}`}</bdi>
        </span>
        <button
          type="button"
          className={classes.edit}
          aria-label={withEmail ? words.editEmail : words.edit}
          onClick={onEdit}
        >
          <Icon name="edit" />
        </button>
      </p>
      <label className={classes.label} htmlFor="dialog-otp">
        {words.codeLabel}
      </label>
      <CodeInput
        id="dialog-otp"
        inputRef={input}
        value={code}
        onChange={(otp) => {
          setCode(otp);
          setError(null);
        }}
        onComplete={(otp) => void verify(otp)}
        isInvalid={error !== null}
        describedBy={error === null ? undefined : 'dialog-otp-error'}
      />
      <p id="dialog-otp-error" className={classes.error} role="alert">
        {error}
      </p>
      <Button type="submit" size="l" disabled={code.length !== 4} busy={isChecking}>
        {isChecking ? words.verifying : words.verify}
      </Button>
      <ResendCode words={words} onResend={resend} />
    </form>
  );
}
