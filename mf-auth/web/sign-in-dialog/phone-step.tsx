import { type FormEvent, useEffect, useRef, useState } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import { keepDigits } from '../model/keep-digits';
import { requestCode } from './code-calls';
import { sendMessage } from './messages';
import classes from './sign-in-dialog.module.css';
import { text } from './text';

interface PhoneStepProps {
  lang: Lang;
  numbers: string;
  onNumbers: (numbers: string) => void;
  onSent: (userId: string) => void;
  onError: (message: string | null) => void;
}

/** First step: the mobile number. */
export function PhoneStep({ lang, numbers, onNumbers, onSent, onError }: PhoneStepProps) {
  const words = text[lang];
  const [isSending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    onError(null);
    if (numbers.length !== 10) {
      onError(words.invalidNumber);
      input.current?.focus();
      return;
    }
    setSending(true);
    const reply = await requestCode(numbers).catch(() => ({ ok: false, why: 'broken' }) as const);
    setSending(false);
    if (reply.ok) onSent(reply.userId);
    else onError(sendMessage(reply.why, words));
  }

  const link = (path: string, name: string) => (
    <a href={localPath(lang, path)} target="_blank" rel="noopener">
      {name}
      <VisuallyHidden> {words.newTab}</VisuallyHidden>
    </a>
  );

  return (
    <form className={classes.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={classes.lead}>{words.lead}</p>
      <label className={classes.label} htmlFor="dialog-numbers">
        {words.mobile}
      </label>
      <div className={classes.phone}>
        <span aria-hidden="true">+91</span>
        <input
          id="dialog-numbers"
          ref={input}
          name="numbers"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          aria-describedby="dialog-numbers-hint"
          value={numbers}
          onChange={(event) => onNumbers(keepDigits(event.target.value, 10))}
        />
      </div>
      <p id="dialog-numbers-hint" className={classes.hint}>
        {words.mobileHint}
      </p>
      <Button type="submit" size="l" busy={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
      <p className={classes.hint}>
        {words.consent} {link('/terms-and-conditions', words.terms)} {words.and}{' '}
        {link('/privacy-policy', words.privacy)}
        {words.consentEnd}
      </p>
    </form>
  );
}
