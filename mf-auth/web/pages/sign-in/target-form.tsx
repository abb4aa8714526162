import { useState } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { keepEarlyText } from 'shared/ui/keep-early-text';
import { CountryChoice } from '../../country-picker/country-choice';
import { useMobileNumber } from '../../model/use-mobile-number';
import { ConsentLine } from '../../sign-in-dialog/consent-line';
import { text as dialogText } from '../../sign-in-dialog/text';
import type { SignInData } from './load';
import classes from './sign-in.module.css';

/** First step: mobile number in India, e-mail elsewhere. */
export function TargetForm({ data, lang }: { data: SignInData; lang: Lang }) {
  const words = dialogText[lang];
  const [country, setCountry] = useState(data.withEmail ? '' : 'IN');
  const { numbers, typeNumbers } = useMobileNumber(data.numbers);
  const withEmail = country !== 'IN';
  const path = localPath(lang, '/sign-in');
  const other = `${path}?${new URLSearchParams(withEmail ? { next: data.next } : { with: 'email', next: data.next })}`;

  return (
    <form method="post" action={path} className={classes.form}>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="next" value={data.next} />
      <input type="hidden" name="with" value={withEmail ? 'email' : 'mobile'} />
      <CountryChoice
        lang={lang}
        country={country}
        onChoose={({ code }) => setCountry(code)}
        otherWay={other}
      />
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
          ref={keepEarlyText(numbers, typeNumbers)}
          label={`${words.mobile} (+91)`}
          name="numbers"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={words.mobileHint}
          value={numbers}
          onChange={(event) => typeNumbers(event.target.value)}
          required
        />
      )}
      <Button type="submit" size="l">
        {words.send}
      </Button>
      <ConsentLine lang={lang} className={classes.consent} />
    </form>
  );
}
