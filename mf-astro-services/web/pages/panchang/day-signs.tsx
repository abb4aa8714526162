import type { ReactNode } from 'react';
import { nameAnandadi } from '../../../model/panchang-names/limbs';
import {
  dayYogaNames,
  directionNames,
  lokaNames,
  panchakaNames,
} from '../../../model/panchang-names/times';
import { nameNakshatra, nameRashi } from '../../../model/sky-names';
import { Explained } from '../../parts/explained';
import type { DayView } from './day-view';
import classes from './facts.module.css';

/** Special yogas, Bhadra, Panchaka and what else almanacs note of a day. */
export function DaySigns(view: DayView) {
  const { day, text, lang, clock, stretch } = view;
  const words = text.yogas;
  const facts: { term: string; values: ReactNode[]; none: string }[] = [
    {
      term: words.yoga,
      values: day.yogas.map((yoga) => `${dayYogaNames[yoga.name][lang]}: ${stretch(yoga)}`),
      none: words.noYoga,
    },
    {
      term: words.anandadi,
      values: day.anandadi.map(
        ({ index, end }) => `${nameAnandadi(index, lang)}, ${text.limbs.until(clock(end))}`,
      ),
      none: '',
    },
    { term: words.bhadra, values: day.bhadra.map(writeBhadra), none: words.noBhadra },
    {
      term: words.panchaka,
      values: day.panchaka
        ? [`${panchakaNames[day.panchaka.kind][lang]}: ${stretch(day.panchaka)}`]
        : [],
      none: words.noPanchaka,
    },
    {
      term: words.gandaMoola,
      values: day.gandaMoola.map((part) => `${nameNakshatra(part.index, lang)}: ${stretch(part)}`),
      none: words.noGandaMoola,
    },
    {
      term: words.dishaShool,
      values: [words.dishaShoolText(directionNames[day.dishaShool][lang])],
      none: '',
    },
    { term: words.tara, values: writeBala(day.taraBala, day.nakshatra, nameNakshatra), none: '' },
    { term: words.chandra, values: writeBala(day.chandraBala, day.moonRashi, nameRashi), none: '' },
  ];
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(({ term, values, none }) => (
          <div key={term}>
            <dt>{term}</dt>
            {values.length > 0 ? (
              values.map((value, index) => <dd key={index}>{value}</dd>)
            ) : (
              <dd>{none}</dd>
            )}
          </div>
        ))}
      </dl>
      <Explained title={text.explain} text={text.explanations.yogas} />
    </>
  );

  function writeBhadra(bhadra: (typeof day.bhadra)[number]): ReactNode {
    return (
      <>
        {stretch(bhadra)}
        <ul className={classes.aside}>
          {bhadra.lokas.map((part) => (
            <li key={part.start}>
              {lokaNames[part.loka][lang]}
              {bhadra.lokas.length > 1 && `: ${stretch(part)}`}
            </li>
          ))}
          <li>
            {words.mukha}: {stretch(bhadra.mukha)}
          </li>
          <li>
            {words.puchchha}: {stretch(bhadra.puchchha)}
          </li>
        </ul>
      </>
    );
  }

  function writeBala(
    bala: number[][],
    parts: { end: string }[],
    name: (index: number, of: typeof lang) => string,
  ): string[] {
    return bala.map((births, index) => {
      const names = births.map((birth) => name(birth, lang)).join(', ');
      const end = parts[index]?.end;
      return end ? `${names}, ${text.limbs.until(clock(end))}` : names;
    });
  }
}
