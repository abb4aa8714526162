import { nameMonth, nameTithi } from 'shared/jyotish/festivals/wording';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Section } from 'shared/ui/section';
import { findDate, writeDate } from 'shared/i18n/civil-times';
import { writeTimes } from 'shared/i18n/clock';
import { useClockFace } from 'shared/preferences/use-preferences';
import { nameVara } from '../../../model/panchang-names/limbs';
import { hindranceNames, muhuratNames } from '../../../model/panchang-names/muhurats';
import { periodNames } from '../../../model/panchang-names/times';
import { nameNakshatra, nameRashi } from '../../../model/sky-names';
import { placePath } from '../panchang/paths';
import type { MuhuratData } from './load';
import classes from './muhurat.module.css';
import { muhuratText } from './text';

type Found = NonNullable<MuhuratData['found']>;
type Muhurat = Found['muhurats'][number];

const cautionNames = { ...periodNames, holashtak: hindranceNames.holashtak };

/** The muhurats by day, and the seasons that are closed. */
export function MuhuratResult({ found, lang }: { found: Found; lang: Lang }) {
  const text = muhuratText[lang];
  const { place, kind, muhurats, closed } = found;
  const dates = [...new Set(muhurats.map(({ date }) => date))];
  const day = (iso: string) => writeDate(findDate(iso, place.timeZone), lang);
  const lead = text.range(writeDate(found.from, lang), writeDate(found.until, lang), dates.length);
  return (
    <Section
      id="result"
      title={text.resultTitle(muhuratNames[kind][lang], place.name)}
      lead={dates.length > 0 ? lead : text.none}
    >
      {closed.length > 0 && (
        <div className={classes.closed}>
          <h3>{text.closedTitle}</h3>
          <ul>
            {closed.map(({ name, start, end }) => (
              <li key={name + start}>
                {text.closed(nameHindrance(name, lang), day(start), day(end))}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className={classes.days}>
        {dates.map((date) => (
          <li key={date}>
            <h3>
              <a href={localPath(lang, placePath(place.slug, date))}>
                {writeDate(date, lang, { dateStyle: 'full' })}
              </a>
            </h3>
            {muhurats
              .filter((muhurat) => muhurat.date === date)
              .map((muhurat) => (
                <Times key={muhurat.start} muhurat={muhurat} zone={place.timeZone} lang={lang} />
              ))}
          </li>
        ))}
      </ul>
      <p className={classes.source}>
        {text.source} {found.source}.
      </p>
    </Section>
  );
}

function Times({ muhurat, zone, lang }: { muhurat: Muhurat; zone: string; lang: Lang }) {
  const text = muhuratText[lang];
  const { date, reasons, cautions } = muhurat;
  const face = useClockFace(lang, zone);
  const stretch = ({ start, end }: { start: string; end: string }) =>
    writeTimes(start, end, face, date);
  return (
    <>
      <p className={classes.time}>{stretch(muhurat)}</p>
      <p className={classes.reasons}>
        {reasons
          .filter(({ rule }) => rule !== 'vara')
          .map(({ rule, values }) => {
            const names = values.map((value) => nameValue(rule, value, lang));
            return `${text.reasons[rule]}: ${[...new Set(names)].join(', ')}`;
          })
          .join(' · ')}
      </p>
      {cautions.length > 0 && (
        <p className={classes.cautions}>
          {text.cautions}{' '}
          {cautions
            .map((caution) => `${cautionNames[caution.name][lang]} ${stretch(caution)}`)
            .join('; ')}
        </p>
      )}
    </>
  );
}

function nameValue(rule: Muhurat['reasons'][number]['rule'], value: number, lang: Lang): string {
  switch (rule) {
    case 'vara':
      return nameVara(value, lang);
    case 'nakshatra':
      return nameNakshatra(value, lang);
    case 'tithi':
      return nameTithi(value)[lang];
    case 'solar-month':
      return nameRashi(value, lang);
    case 'lunar-month':
      return nameMonth(value)[lang];
  }
}

function nameHindrance(name: Found['closed'][number]['name'], lang: Lang): string {
  return hindranceNames[name][lang];
}
