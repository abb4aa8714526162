import { nameTithi } from 'shared/jyotish/festivals/wording';
import type { Lang } from 'shared/remote-kit/page';
import { Section } from 'shared/ui/section';
import { writeTimeOf } from 'shared/i18n/clock';
import { useClockFace } from 'shared/preferences/use-preferences';
import { nameNakshatra } from '../../../model/sky-names';
import type { PanchangAnswer } from './day-data';
import classes from './limbs.module.css';
import { panchangText } from './text';

/** A day on which the Sun does not rise or set: what can be said, and why the rest can't. */
export function PolarDay({ answer, lang }: { answer: PanchangAnswer; lang: Lang }) {
  const text = panchangText[lang];
  const words = text.polar;
  const face = useClockFace(lang, answer.place.timeZone);
  const { noon, date, sunless } = answer;
  const facts = [
    [text.limbs.tithi, nameTithi(noon.tithi)[lang], noon.tithiEnds],
    [text.limbs.nakshatra, nameNakshatra(noon.nakshatra, lang), noon.nakshatraEnds],
  ] as const;
  return (
    <Section title={words.title} {...(sunless ? { lead: words[sunless] } : {})}>
      <p>{words.noon}</p>
      <dl className={classes.limbs}>
        {facts.map(([limb, name, end]) => (
          <div key={limb}>
            <dt>{limb}</dt>
            <dd>
              <span className={classes.name}>{name}</span>{' '}
              <span className={classes.until}>{words.until(writeTimeOf(end, date, face))}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
