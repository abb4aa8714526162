import { type FormEvent, useEffect, useRef, useState } from 'react';
import { emailPattern } from 'shared/contracts/email-pattern';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { CountryChoice } from '../country-picker/country-choice';
import { useMobileNumber } from '../model/use-mobile-number';
import { requestCode, type Target } from './code-calls';
import { ConsentLine } from './consent-line';
import { sendMessage } from './messages';
import classes from './sign-in-dialog.module.css';
import { text } from './text';

interface TargetStepProps {
  lang: Lang;
  /** What was given before, when the visitor comes back to change it. */
  before: Target | null;
  onSent: (target: Target, userId: string) => void;
  onError: (message: string | null) => void;
}

/** First step: the mobile number in India, the e-mail address elsewhere. */
export function TargetStep({ lang, before, onSent, onError }: TargetStepProps) {
  const words = text[lang];
  const [country, setCountry] = useState(before && 'email' in before ? '' : 'IN');
  const { numbers, typeNumbers } = useMobileNumber(
    before && 'numbers' in before ? before.numbers : '',
  );
  const [email, setEmail] = useState(before && 'email' in before ? before.email : '');
  const [isSending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const withEmail = country !== 'IN';
  useEffect(() => input.current?.focus(), [country]);

  async function send(event: FormEvent) {
    event.preventDefault();
    onError(null);
    const isValid = withEmail ? emailPattern.test(email) : numbers.length === 10;
    if (!isValid) {
      onError(withEmail ? words.invalidEmail : words.invalidNumber);
      input.current?.focus();
      return;
    }
    setSending(true);
    const target = withEmail ? { email } : { numbers };
    const reply = await requestCode(target).catch(() => ({ ok: false, why: 'broken' }) as const);
    setSending(false);
    if (reply.ok) onSent(target, reply.userId);
    else onError(sendMessage(reply.why, words));
  }

  return (
    <form className={classes.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={classes.lead}>{withEmail ? words.emailLead : words.lead}</p>
      <div className={classes.country}>
        <CountryChoice
          lang={lang}
          country={country}
          onChoose={({ code }) => {
            setCountry(code);
            onError(null);
          }}
          otherWay={localPath(lang, withEmail ? '/sign-in' : '/sign-in?with=email')}
        />
      </div>
      <label className={classes.label} htmlFor="dialog-target">
        {withEmail ? words.email : words.mobile}
      </label>
      <div className={classes.phone}>
        {!withEmail && <span aria-hidden="true">+91</span>}
        {withEmail ? (
          <input
            key="email"
            id="dialog-target"
            ref={input}
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value.trim());
              onError(null);
            }}
          />
        ) : (
          <input
            key="numbers"
            id="dialog-target"
            ref={input}
            name="numbers"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            aria-describedby="dialog-target-hint"
            value={numbers}
            onChange={(event) => {
              typeNumbers(event.target.value);
              onError(null);
            }}
          />
        )}
      </div>
      {!withEmail && (
        <p id="dialog-target-hint" className={classes.hint}>
          {words.mobileHint}
        </p>
      )}
      <Button type="submit" size="l" busy={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
      <ConsentLine lang={lang} className={classes.hint} />
    </form>
  );
}
