import { type ComponentProps, type MouseEvent, lazy, Suspense, useState } from 'react';
import type { Lang } from 'shared/remote-kit/page';
import type { Country } from './countries';
import classes from './country-choice.module.css';
import { text } from './text';

const CountryPicker = lazy(async () => {
  const { CountryPicker: Picker } = await import('./country-picker');
  return { default: (props: ComponentProps<typeof Picker>) => <Picker {...props} /> };
});

interface CountryChoiceProps {
  lang: Lang;
  /** Code of the chosen country; empty when it is only known to be another than India. */
  country: string;
  onChoose: (country: Country) => void;
  /** The page that asks for the other of number and e-mail, for those without script. */
  otherWay: string;
}

/** Where somebody signs in from: India by mobile number, elsewhere by e-mail. The list comes when it is asked for. */
export function CountryChoice({ lang, country, onChoose, otherWay }: CountryChoiceProps) {
  const [isPicking, setPicking] = useState(false);
  const words = text[lang];

  function pick(event: MouseEvent) {
    event.preventDefault();
    setPicking(true);
  }

  const link = (
    <a className={classes.link} href={otherWay} onClick={pick}>
      {country === 'IN' ? words.toEmail : words.toMobile}
    </a>
  );
  if (!isPicking) return link;
  return (
    <Suspense fallback={link}>
      <CountryPicker lang={lang} value={country || 'IN'} startOpen onChoose={onChoose} />
    </Suspense>
  );
}
