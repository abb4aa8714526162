import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import classes from './festival-list.module.css';
import type { HomeData } from './home-data';
import { text } from './text';

/** The days with festivals that come next, each leading to its panchang. */
export function FestivalList({
  festivals,
  lang,
}: {
  festivals: NonNullable<HomeData['festivals']>;
  lang: Lang;
}) {
  return (
    <ol className={classes.days}>
      {festivals.days.map(({ date, days, names }) => (
        <li key={date}>
          <time dateTime={date}>
            <strong>{formatDate(date, lang, { day: 'numeric' })}</strong>
            {formatDate(date, lang, { month: 'short' })}
          </time>
          <div>
            <h3>
              <a
                href={localPath(
                  lang,
                  `/astrology-services/panchang/${festivals.city.slug}/${date}`,
                )}
              >
                {names.slice(0, SHOWN).join(', ')}
              </a>
            </h3>
            <p>
              {formatDate(date, lang, { weekday: 'long' })}, {text[lang].inDays(days)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Names of a day: some have half a dozen, which its page lists. */
const SHOWN = 3;
