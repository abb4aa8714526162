import type { MoonStay } from 'shared/contracts/content-horoscope';
import type { Lang } from 'shared/remote-kit/page';
import { horoscopeText } from './text';
import classes from './tone-mark.module.css';

/** How the Moon in a house is felt, as a word on its colour. */
export function ToneMark({ tone, lang }: { tone: MoonStay['tone']; lang: Lang }) {
  return (
    <span className={`${classes.mark} ${classes[tone]}`}>{horoscopeText[lang].tones[tone]}</span>
  );
}
