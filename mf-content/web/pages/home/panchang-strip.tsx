import { formatDate } from 'shared/i18n/format';
import { writeTimeOf, writeTimes } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { nakshatraNames } from 'shared/jyotish/zodiac/names';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import { nameTithi } from '../../../model/tithi-names';
import type { PanchangBrief } from './home-data';
import classes from './panchang-strip.module.css';
import { text } from './text';

/** Today in one row: tithi, nakshatra, the sun and Rahu Kaal. */
export function PanchangStrip({ panchang, lang }: { panchang: PanchangBrief; lang: Lang }) {
  const t = text[lang];
  const { date, city, tithi, nakshatra, sunrise, sunset, rahuKaal } = panchang;
  const face = useClockFace(lang, city.timeZone);
  const write = (iso: string) => writeTimeOf(iso, date, face);
  const until = (end: string) => t.until(write(end));
  const rows = [
    [t.tithi, nameTithi(tithi.index, lang), until(tithi.end)],
    [t.nakshatra, nakshatraNames[lang][nakshatra.index - 1] ?? '', until(nakshatra.end)],
    [t.sun, write(sunrise), t.sunset(write(sunset))],
    ...(rahuKaal
      ? [[t.rahuKaal, writeTimes(rahuKaal.start, rahuKaal.end, face, date), t.rahuNote]]
      : []),
  ];
  return (
    <section className={classes.strip} aria-labelledby="panchang-today">
      <div className={classes.inner}>
        <div className={classes.day}>
          <h2 id="panchang-today">{t.panchangTitle}</h2>
          <p>
            {formatDate(date, lang, { weekday: 'long', day: 'numeric', month: 'long' })}
            <span>
              <Icon name="pin" size={16} /> {city.name}
            </span>
          </p>
        </div>
        <dl>
          {rows.map(([term, value, note]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {value}
                <small>{note}</small>
              </dd>
            </div>
          ))}
        </dl>
        <a className={classes.all} href={localPath(lang, '/astrology-services/panchang')}>
          {t.panchangAll}
        </a>
      </div>
    </section>
  );
}
