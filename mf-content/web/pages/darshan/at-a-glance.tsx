import type { RiteKind, TempleDay } from 'shared/contracts/content-darshan';
import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import { findRiteState } from '../../../model/rite-state';
import { listShown } from './list-shown';
import classes from './schedule.module.css';
import { text } from './text';
import { writeWait } from './write-rite';

interface AtAGlanceProps {
  temples: readonly TempleDay[];
  kind: RiteKind;
  now: number;
  lang: Lang;
}

/** More names than these in one line are counted. */
const NAMED = 2;

/** What is on somewhere, and what comes next, in two lines that lead to the temples. */
export function AtAGlance({ temples, kind, now, lang }: AtAGlanceProps) {
  const t = text[lang];
  const all = temples.flatMap((temple) => listShown(temple).map((rite) => ({ temple, rite })));
  const running = all.filter(({ rite }) => findRiteState(rite, now) === 'now');
  const [next] = all
    .filter(({ rite }) => findRiteState(rite, now) === 'upcoming')
    .sort((a, b) => Date.parse(a.rite.starts_at) - Date.parse(b.rite.starts_at));
  const link = ({ temple, rite }: (typeof all)[number]) => (
    <a href={`#${temple.slug}`}>{t.at(rite.name, temple.name)}</a>
  );
  return (
    <div className={classes.glance}>
      {running.length > 0 && (
        <p>
          <span className={classes.dot} aria-hidden="true" />
          <span>
            <strong>{t.onNow[kind]}:</strong>{' '}
            {running.slice(0, NAMED).map((entry, index) => (
              <span key={entry.temple.slug + entry.rite.slug}>
                {index > 0 && '; '}
                {link(entry)}
              </span>
            ))}{' '}
            {running.length > NAMED && t.andMore(running.length - NAMED)}
          </span>
        </p>
      )}
      {next && (
        <p>
          <Icon name="clock" />
          <span>
            <strong>{t.next}</strong> {link(next)}, {writeWait(next.rite, now, lang)}
          </span>
        </p>
      )}
    </div>
  );
}
