import type { RiteKind, TempleDay } from 'shared/contracts/content-darshan';
import type { Lang } from 'shared/remote-kit/page';
import { findRiteState } from '../../../model/rite-state';
import { findDrawing } from './find-drawing';
import { isOfTomorrow, listShown } from './list-shown';
import { LivePlayer } from './player/live-player';
import { RiteRow } from './rite-row';
import classes from './temple-card.module.css';
import { text } from './text';

interface TempleCardProps {
  temple: TempleDay;
  kind: RiteKind;
  now: number;
  ownZone: string | null;
  lang: Lang;
}

/** One temple: who it is, its live picture where there is one, and its rites of today. */
export function TempleCard({ temple, kind, now, ownZone, lang }: TempleCardProps) {
  const { slug, name, place, deity, keeper, website, time_zone: zone, rites } = temple;
  const t = text[lang];
  const isOn = rites.some((rite) => findRiteState(rite, now) === 'now');
  const shown = listShown(temple);
  const next = shown.find((rite) => findRiteState(rite, now) === 'upcoming') ?? null;
  return (
    <li id={slug} className={isOn ? classes.on : classes.card}>
      <div className={classes.head}>
        <img
          src={`/media/mf-content/darshan/${findDrawing(slug)}.svg`}
          alt=""
          width={96}
          height={72}
          loading="lazy"
          decoding="async"
        />
        <div>
          <h3>{name}</h3>
          <p>{place}</p>
          <p>{deity}</p>
          {zone !== 'Asia/Kolkata' && <p>{t.zone(zone)}</p>}
        </div>
      </div>
      <LivePlayer temple={temple} kind={kind} next={next} now={now} lang={lang} />
      <ol className={classes.rites}>
        {shown.map((rite) => (
          <RiteRow
            key={rite.starts_at + rite.slug}
            rite={rite}
            kind={kind}
            zone={zone}
            ownZone={ownZone}
            now={now}
            isNext={rite === next}
            isTomorrow={isOfTomorrow(temple, rite)}
            lang={lang}
          />
        ))}
      </ol>
      <p className={classes.source}>
        <a href={website} rel="noopener external">
          {t.source(keeper)}
        </a>
      </p>
    </li>
  );
}
