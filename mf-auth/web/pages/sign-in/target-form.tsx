import { type ComponentProps, type MouseEvent, lazy, Suspense, useState } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import { keepDigits } from '../../model/keep-digits';
import { text as dialogText } from '../../sign-in-dialog/text';
import type { SignInData } from './load';
import classes from './sign-in.module.css';
import { text } from './text';

const CountryPicker = lazy(async () => {
  const { CountryPicker: Picker } = await import('../../country-picker/country-picker');
  return { default: (props: ComponentProps<typeof Picker>) => <Picker {...props} /> };
});

/** First step: mobile number in India, e-mail elsewhere. The picker comes when it is asked for. */
export function TargetForm({ data, lang }: { data: SignInData; lang: Lang }) {
  const dialogWords = dialogText[lang];
  const words = text[lang];
  const [country, setCountry] = useState(data.withEmail ? '' : 'IN');
  const [isPicking, setPicking] = useState(false);
  const [numbers, setNumbers] = useState(data.numbers);
  const withEmail = country !== 'IN';
  const path = localPath(lang, '/sign-in');
  const other = `${path}?${new URLSearchParams(withEmail ? { next: data.next } : { with: 'email', next: data.next })}`;

  function pick(event: MouseEvent) {
    event.preventDefault();
    setPicking(true);
  }

  const switchLink = (
    <a className={classes.country} href={other} onClick={pick}>
      {withEmail ? words.toMobile : words.toEmail}
    </a>
  );
  const link = (to: string, name: string) => (
    <a href={localPath(lang, to)} target="_blank" rel="noopener">
      {name}
      <VisuallyHidden> {dialogWords.newTab}</VisuallyHidden>
    </a>
  );

  return (
    <form method="post" action={path} className={classes.form}>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="next" value={data.next} />
      <input type="hidden" name="with" value={withEmail ? 'email' : 'mobile'} />
      {isPicking ? (
        <Suspense fallback={switchLink}>
          <CountryPicker
            lang={lang}
            value={country || 'IN'}
            startOpen
            onChoose={({ code }) => setCountry(code)}
          />
        </Suspense>
      ) : (
        switchLink
      )}
      {withEmail ? (
        <TextInput
          key="email"
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={data.email}
          required
        />
      ) : (
        <TextInput
          key="numbers"
          label={`${dialogWords.mobile} (+91)`}
          name="numbers"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={dialogWords.mobileHint}
          value={numbers}
          onChange={(event) => setNumbers(keepDigits(event.target.value, 10))}
          required
        />
      )}
      <Button type="submit" size="l">
        {dialogWords.send}
      </Button>
      <p className={classes.consent}>
        {dialogWords.consent} {link('/terms-and-conditions', dialogWords.terms)} {dialogWords.and}{' '}
        {link('/privacy-policy', dialogWords.privacy)}
        {dialogWords.consentEnd}
      </p>
    </form>
  );
}
