import { useEffect, useState } from 'react';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Icon } from 'shared/ui/icon';
import { text } from '../text';
import { ClosedScreen } from './closed-screen';
import classes from './player.module.css';
import { useStream } from './use-stream';

interface StreamScreenProps {
  stream: string;
  /** By its hours: nobody is asked to watch any more. */
  isOver: boolean;
  label: string;
  poster: string;
  nextText: string | null;
  lang: Lang;
}

/**
 * A stream behind its poster: nothing of it is loaded before it is asked for. Without script the poster
 * carries a link to the stream, which some browsers play by themselves.
 */
export function StreamScreen({ stream, isOver, label, poster, nextText, lang }: StreamScreenProps) {
  const t = text[lang].player;
  const { video, state, wait, start } = useStream(stream, isOver);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const isPlaying = state === 'loading' || state === 'live';
  if (isOver && state === 'idle')
    return <ClosedScreen poster={poster} nextText={nextText} lang={lang} />;
  return (
    <div className={classes.screen} data-state={state}>
      <img src={poster} alt="" width={1280} height={720} decoding="async" />
      {/* a camera in a temple has no captions */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video ref={video} aria-label={label} controls playsInline hidden={!isPlaying} />
      {!isPlaying && (
        <div className={classes.over}>
          {state === 'idle' &&
            (isAlive ? (
              <Button size="l" onClick={start} aria-label={`${t.watch}: ${label}`}>
                <Icon name="play" /> {t.watch}
              </Button>
            ) : (
              <Button
                size="l"
                href={stream}
                rel="noopener external"
                aria-label={`${t.open}: ${label}`}
              >
                <Icon name="play" /> {t.open}
              </Button>
            ))}
          {state === 'offline' && (
            <>
              <p>{t.offline}</p>
              <p className={classes.next}>{t.again(wait)}</p>
              <Button tone="secondary" onClick={start}>
                {t.retry}
              </Button>
            </>
          )}
          {state === 'ended' && <p>{t.ended}</p>}
          {state !== 'idle' && nextText && <p className={classes.next}>{nextText}</p>}
        </div>
      )}
      <p className={state === 'live' ? classes.live : classes.status} role="status">
        {state === 'loading' && t.loading}
        {state === 'live' && t.live}
        {state === 'offline' && <span className={classes.unseen}>{t.offline}</span>}
        {state === 'ended' && <span className={classes.unseen}>{t.ended}</span>}
      </p>
    </div>
  );
}
