import type { Lang } from 'shared/remote-kit/page';
import { text } from '../text';
import classes from './player.module.css';

interface ClosedScreenProps {
  poster: string;
  nextText: string | null;
  lang: Lang;
}

/** Between the rites: the poster, that the doors are closed, and when they open. */
export function ClosedScreen({ poster, nextText, lang }: ClosedScreenProps) {
  return (
    <div className={classes.screen}>
      <img src={poster} alt="" width={1280} height={720} loading="lazy" decoding="async" />
      <div className={classes.over}>
        <p>{text[lang].player.closed}</p>
        {nextText && <p className={classes.next}>{nextText}</p>}
      </div>
    </div>
  );
}
