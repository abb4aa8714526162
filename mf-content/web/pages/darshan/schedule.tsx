import type { DarshanSchedule } from 'shared/contracts/content-darshan';
import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import { AtAGlance } from './at-a-glance';
import classes from './schedule.module.css';
import { TempleCard } from './temple-card';
import { text } from './text';
import { useNow } from './use-now';
import { useOwnZone } from './use-own-zone';

/** Every temple's day in the order of the answer: what is on first, then what comes next. */
export function Schedule({ schedule, lang }: { schedule: DarshanSchedule; lang: Lang }) {
  const { at, kind, temples } = schedule;
  const t = text[lang];
  const now = useNow(at);
  const ownZone = useOwnZone();
  const hasStream = temples.some(({ rites }) => rites.some(({ stream }) => stream !== null));
  if (temples.length === 0) return <p>{t.nothing}</p>;
  return (
    <>
      <AtAGlance temples={temples} kind={kind} now={now} lang={lang} />
      {!hasStream && (
        <p className={classes.noStream}>
          <Icon name="info" /> <span>{t.noStream}</span>
        </p>
      )}
      <ol className={classes.temples}>
        {temples.map((temple) => (
          <TempleCard
            key={temple.slug}
            temple={temple}
            kind={kind}
            now={now}
            ownZone={ownZone}
            lang={lang}
          />
        ))}
      </ol>
    </>
  );
}
