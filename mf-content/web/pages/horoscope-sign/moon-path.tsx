import type { MoonStay } from 'shared/contracts/content-horoscope';
import { writeTimeOf } from 'shared/i18n/clock';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { signs } from '../../../model/signs';
import { ToneMark } from '../horoscope/tone-mark';
import classes from './moon-path.module.css';
import { signText } from './text';

const WIDTH = 320;

interface MoonPathProps {
  stays: MoonStay[];
  /** The day the horoscope is of; times of other days bear their date. `null`: it is of many days. */
  date: string | null;
  lang: Lang;
}

/** The houses the Moon goes through: a bar in proportion to time, and a list that says the same. */
export function MoonPath({ stays, date, lang }: MoonPathProps) {
  const face = useClockFace(lang);
  const [first, last] = [stays[0], stays.at(-1)];
  if (!first || !last) return null;
  const text = signText[lang];
  const [start, end] = [Date.parse(first.from), Date.parse(last.until)];
  const write = (iso: string) => writeTimeOf(iso, date ?? '', face);
  const place = (moment: string) => ((Date.parse(moment) - start) / (end - start)) * WIDTH;
  return (
    <section className={classes.path}>
      <h2>{text.moonTitle}</h2>
      <svg viewBox={`0 0 ${WIDTH} 16`} width={WIDTH} height={16} aria-hidden="true">
        {stays.map(({ from, until, tone }) => (
          <rect
            key={from}
            className={classes[tone]}
            x={place(from)}
            width={Math.max(0, place(until) - place(from) - 2)}
            height={16}
            rx={4}
          />
        ))}
      </svg>
      <ol>
        {stays.map((stay) => (
          <li key={stay.from}>
            <span>
              <strong>{signs[stay.rashi]?.[lang]}</strong>, {text.house(stay.house)}
              <small>{writeWhen(stay)}</small>
            </span>
            <ToneMark tone={stay.tone} lang={lang} />
          </li>
        ))}
      </ol>
    </section>
  );

  /** When it leaves; of the last, since when it is there. */
  function writeWhen(stay: MoonStay): string {
    if (stay !== last) return text.until(write(stay.until));
    return date !== null && isWholeDay(stay) ? text.wholeDay : text.from(write(stay.from));
  }
}

function isWholeDay({ from, until }: MoonStay): boolean {
  return Date.parse(until) - Date.parse(from) === 86_400_000;
}
