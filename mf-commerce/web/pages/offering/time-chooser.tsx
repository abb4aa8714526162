import type { Offering } from 'shared/contracts/commerce-offerings';
import { writeDate } from 'shared/i18n/civil-times';
import { writeTime } from 'shared/i18n/clock';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { usePreferences } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { offeringLists } from '../../offerings/offering-paths';
import { offeringWords } from '../../offerings/offering-words';
import type { SuitableDay } from '../../offerings/suggest-days';
import type { TimeChoice } from './choose-time';
import classes from './time-chooser.module.css';
import { text } from './text';

interface TimeChooserProps {
  offering: Offering;
  choice: TimeChoice;
  suitable: SuitableDay[];
  lang: Lang;
}

/** Place, day and time, each a link: it works without script, and an address can be kept. */
export function TimeChooser({ offering, choice, suitable, lang }: TimeChooserProps) {
  const t = text[lang];
  const { clock } = usePreferences();
  const { place, mode, days, timeZone, next } = choice;
  const page = localPath(lang, `${offeringLists[offering.kind]}/${offering.slug}`);
  const here = { temple: String(place.id), mode };
  const to = (more: Record<string, string>) => `${page}?${new URLSearchParams(more)}#book`;
  const shown = days?.find(({ date }) => date === choice.day) ?? null;
  const why = new Map(suitable.map((day) => [day.date, day.why]));
  const face = { clock, lang, timeZone: timeZone ?? 'Asia/Kolkata' };
  return (
    <div className={classes.chooser}>
      <ul className={classes.places}>
        {offering.places.flatMap((one) =>
          one.modes.map((way) => (
            <li key={`${one.id}-${way}`}>
              <a
                href={to({ temple: String(one.id), mode: way })}
                aria-current={one.id === place.id && way === mode ? 'true' : undefined}
              >
                <strong>{offeringWords[lang].modes[way]}</strong>
                <span>
                  {one.name}, {one.city.name}
                </span>
              </a>
            </li>
          )),
        )}
      </ul>
      <p className={classes.about}>
        {place.is_demonstration
          ? t.demonstration
          : t.authorised(place.authorised_by, formatDate(place.authorised_until, lang))}
      </p>
      {!days && <Notice tone="error">{t.failedSlots}</Notice>}
      {days?.length === 0 && <p>{t.full}</p>}
      {days && days.length > 0 && (
        <>
          <h3>{t.dayTitle}</h3>
          <ul className={classes.days}>
            {days.map(({ date }) => (
              <li key={date}>
                <a
                  href={to({ ...here, day: date })}
                  aria-current={date === choice.day ? 'date' : undefined}
                  className={why.has(date) ? classes.suits : undefined}
                >
                  <span>{writeDate(date, lang, { weekday: 'short' })}</span>
                  <strong>{writeDate(date, lang, { day: 'numeric', month: 'short' })}</strong>
                  {why.has(date) && <small>{t.suits}</small>}
                </a>
              </li>
            ))}
          </ul>
          {next && <a href={to({ ...here, from: next })}>{t.more}</a>}
        </>
      )}
      {choice.day && days && (
        <>
          <h3>{t.timeTitle(writeDate(choice.day, lang))}</h3>
          {why.has(choice.day) && <p className={classes.about}>{why.get(choice.day)}</p>}
          {shown ? (
            <ul className={classes.times}>
              {shown.slots.map(({ starts_at }) => (
                <li key={starts_at}>
                  <a href={`${page}/book?${new URLSearchParams({ ...here, at: starts_at })}`}>
                    {writeTime(starts_at, face)}
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <p>{t.noTime}</p>
          )}
          <p className={classes.about}>{t.zone}</p>
        </>
      )}
    </div>
  );
}
