import type { Rite, RiteKind, TempleDay } from 'shared/contracts/content-darshan';
import type { ClockFace } from 'shared/i18n/clock';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { findRiteState } from '../../../../model/rite-state';
import { isOfTomorrow } from '../list-shown';
import { text } from '../text';
import { writeRiteTimes } from '../write-rite';
import { ClosedScreen } from './closed-screen';
import { StreamScreen } from './stream-screen';

interface LivePlayerProps {
  temple: TempleDay;
  kind: RiteKind;
  next: Rite | null;
  now: number;
  lang: Lang;
}

/** The live picture of a temple that gives one: of the rite that is on, or when the next one is. */
export function LivePlayer({ temple, kind, next, now, lang }: LivePlayerProps) {
  const t = text[lang].player;
  const face = useClockFace(lang, temple.time_zone);
  const shown = temple.rites.filter(({ stream }) => stream !== null);
  if (shown.length === 0 && !temple.next?.stream) return null;
  const poster = `/media/mf-content/darshan/${kind}.svg`;
  const nextText = next && t.next(next.name, writeNext(temple, next, face));
  const running = shown.find((rite) => findRiteState(rite, now) === 'now');
  // a rite may run over its hour: who watches it is not sent away
  const begun = running ?? shown.findLast((rite) => findRiteState(rite, now) === 'over');
  return begun?.stream ? (
    <StreamScreen
      key={begun.stream}
      stream={begun.stream}
      isOver={!running}
      label={t.label(begun.name, temple.name)}
      poster={poster}
      nextText={nextText}
      lang={lang}
    />
  ) : (
    <ClosedScreen poster={poster} nextText={nextText} lang={lang} />
  );
}

function writeNext(temple: TempleDay, next: Rite, face: ClockFace): string {
  const times = writeRiteTimes(next, face);
  return isOfTomorrow(temple, next) ? `${text[face.lang].tomorrow} ${times}` : times;
}
