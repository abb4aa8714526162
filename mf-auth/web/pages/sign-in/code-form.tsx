import { useEffect, useRef, useState } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { keepEarlyText } from 'shared/ui/keep-early-text';
import { CodeInput } from '../../code-input/code-input';
import { readWebOtp } from '../../model/read-web-otp';
import { text as dialogText } from '../../sign-in-dialog/text';
import type { SignInData } from './load';
import classes from './sign-in.module.css';

/** Second step: the code. With script the fourth digit sends the form; without, its button does. */
export function CodeForm({ data, lang }: { data: SignInData; lang: Lang }) {
  const words = dialogText[lang];
  const path = localPath(lang, '/sign-in');
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [isComplete, setComplete] = useState(false);

  useEffect(
    () =>
      readWebOtp((otp) => {
        setCode(otp);
        setComplete(true);
      }),
    [],
  );
  // After the digits are in the field, not before.
  useEffect(() => {
    if (isComplete) form.current?.requestSubmit();
  }, [isComplete]);

  // a code that is typed anew is not the one that was refused
  const error = code === '' ? data.error : null;

  const hidden = (
    <>
      <input type="hidden" name="next" value={data.next} />
      <input type="hidden" name="with" value={data.withEmail ? 'email' : 'mobile'} />
      <input type="hidden" name="numbers" value={data.numbers} />
      <input type="hidden" name="email" value={data.email} />
      <input type="hidden" name="user_id" value={data.userId} />
    </>
  );
  const edit = new URLSearchParams({
    next: data.next,
    ...(data.withEmail ? { with: 'email' } : {}),
  });

  return (
    <>
      <form ref={form} method="post" action={path} className={classes.form}>
        {hidden}
        <input type="hidden" name="intent" value="confirm" />
        <p>
          {words.sentTo} <bdi>{data.withEmail ? data.email : `+91 ${data.numbers}`}</bdi>
          {' · '}
          <a href={`${path}?${edit}`}>{data.withEmail ? words.editEmail : words.edit}</a>
        </p>
        <label htmlFor="otp">{words.codeLabel}</label>
        <CodeInput
          id="otp"
          inputRef={keepEarlyText(code, setCode)}
          value={code}
          onChange={setCode}
          onComplete={() => setComplete(true)}
          isInvalid={error !== null}
          describedBy={error === null ? undefined : 'otp-error'}
        />
        <p id="otp-error" className={classes.error} role="alert">
          {error}
        </p>
        <Button type="submit" size="l">
          {words.verify}
        </Button>
      </form>
      <form method="post" action={path}>
        {hidden}
        <Button type="submit" tone="quiet" name="intent" value="send">
          {words.resend}
        </Button>
      </form>
    </>
  );
}
