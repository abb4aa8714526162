import { nameTithi } from 'shared/jyotish/festivals/wording';
import { nameKarana, nameVara, nameYoga } from '../../../model/panchang-names/limbs';
import { nameNakshatra, nameRashiInFull } from '../../../model/sky-names';
import { Explained } from '../../parts/explained';
import type { DayView } from './day-view';
import classes from './limbs.module.css';

interface Part {
  name: string;
  end: string;
}

/** Vara, tithi, nakshatra, yoga and karana, each with all that run until the next sunrise. */
export function Limbs({ day, text, lang, clock }: DayView) {
  const words = text.limbs;
  const rows: { limb: string; parts: Part[] }[] = [
    {
      limb: words.tithi,
      parts: day.tithi.map(({ index, end }) => ({ name: nameTithi(index)[lang], end })),
    },
    {
      limb: words.nakshatra,
      parts: day.nakshatra.map(({ index, end }) => ({ name: nameNakshatra(index, lang), end })),
    },
    {
      limb: words.yoga,
      parts: day.yoga.map(({ index, end }) => ({ name: nameYoga(index, lang), end })),
    },
    {
      limb: words.karana,
      parts: day.karana.map(({ kind, end }) => ({ name: nameKarana(kind, lang), end })),
    },
    {
      limb: words.moonRashi,
      parts: day.moonRashi.map(({ index, end }) => ({ name: nameRashiInFull(index, lang), end })),
    },
    {
      limb: words.sunRashi,
      parts: day.sunRashi.map(({ index, end }) => ({ name: nameRashiInFull(index, lang), end })),
    },
    {
      limb: words.sunNakshatra,
      parts: day.sunNakshatra.map(({ index, end }) => ({ name: nameNakshatra(index, lang), end })),
    },
  ];
  return (
    <>
      <dl className={classes.limbs}>
        <div>
          <dt>{words.vara}</dt>
          <dd>
            <span className={classes.name}>{nameVara(day.vara, lang)}</span>
          </dd>
        </div>
        {rows.map(({ limb, parts }) => (
          <div key={limb}>
            <dt>{limb}</dt>
            {parts.map(({ name, end }) => (
              <dd key={end}>
                <span className={classes.name}>{name}</span>{' '}
                <span className={classes.until}>{words.until(clock(end))}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Explained title={text.explain} text={text.explanations.limbs} />
    </>
  );
}
