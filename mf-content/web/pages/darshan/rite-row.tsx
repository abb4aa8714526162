import type { Rite, RiteKind } from 'shared/contracts/content-darshan';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { findRiteState } from '../../../model/rite-state';
import classes from './temple-card.module.css';
import { text } from './text';
import { writeNote, writeOwnTimes, writeRiteTimes, writeWait } from './write-rite';

interface RiteRowProps {
  rite: Rite;
  kind: RiteKind;
  zone: string;
  ownZone: string | null;
  now: number;
  isNext: boolean;
  isTomorrow: boolean;
  lang: Lang;
}

/** One rite: when on the temple's clocks, its name, how it stands, and when on the visitor's. */
export function RiteRow({
  rite,
  kind,
  zone,
  ownZone,
  now,
  isNext,
  isTomorrow,
  lang,
}: RiteRowProps) {
  const t = text[lang];
  const face = useClockFace(lang, zone);
  const state = findRiteState(rite, now);
  const own = ownZone && writeOwnTimes(rite, face, ownZone);
  return (
    <li className={classes[state]} aria-current={state === 'now' ? 'time' : undefined}>
      <p className={classes.when}>
        {isTomorrow && <span>{t.tomorrow} </span>}
        <time dateTime={rite.starts_at}>{writeRiteTimes(rite, face)}</time>
      </p>
      <p className={classes.state}>
        {state === 'now' && t.onNow[kind]}
        {state === 'over' && t.over}
        {isNext && writeWait(rite, now, lang)}
      </p>
      <p className={classes.name}>{rite.name}</p>
      {state !== 'over' && (
        <p className={classes.note}>{own ? t.yours(own) : writeNote(rite, lang)}</p>
      )}
    </li>
  );
}
