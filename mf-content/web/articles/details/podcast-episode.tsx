import { useEffect, useRef, useState } from 'react';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Icon } from 'shared/ui/icon';
import { describeEpisode } from '../../player/describe-episode';
import { keepPlaying } from '../../player/playing';
import type { Article } from '../kinds';
import { text } from '../text';
import { formatDuration } from './format-duration';
import { Html } from './html';
import classes from './media.module.css';

interface PodcastEpisodeProps {
  item: Extract<Article, { kind: 'podcast' }>['item'];
  lang: Lang;
}

/**
 * An episode with its chapters and its words. Without script it plays in the browser's own player, with
 * script in the bar that stays when the visitor goes on to another page.
 */
export function PodcastEpisode({ item, lang }: PodcastEpisodeProps) {
  const { file, seconds, chapters, transcript } = item.details;
  const t = text[lang];
  const own = useRef<HTMLAudioElement>(null);
  const [isBarReady, setBarReady] = useState(false);
  useEffect(() => {
    // what already plays is not torn away
    if (own.current?.paused) setBarReady(true);
    const takeAlong = () => {
      const { current } = own;
      if (!current || current.paused) return;
      const episode = describeEpisode(item, lang);
      keepPlaying({ episode, at: current.currentTime, isPaused: false });
    };
    window.addEventListener('pagehide', takeAlong);
    return () => window.removeEventListener('pagehide', takeAlong);
  }, [item, lang]);

  async function play(at?: number) {
    const { playEpisode } = await import('../../player/open-player');
    own.current?.pause();
    playEpisode(describeEpisode(item, lang), { at });
  }

  return (
    <>
      <div className={classes.sound}>
        {isBarReady ? (
          <Button size="l" onClick={() => void play()}>
            <Icon name="play" /> {t.play(formatDuration(seconds))}
          </Button>
        ) : (
          // the transcript below says what is heard
          // eslint-disable-next-line jsx-a11y/media-has-caption
          <audio ref={own} className={classes.audio} controls preload="none" src={file} />
        )}
      </div>
      {chapters.length > 0 && (
        <section>
          <h2>{t.chapters}</h2>
          <ul className={classes.chapters}>
            {chapters.map(({ at, title: chapter }) => (
              <li key={at}>
                <button type="button" onClick={() => void play(at)} disabled={!isBarReady}>
                  <span className={classes.at}>{formatDuration(at)}</span> {chapter}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t.transcript}</h2>
        <Html html={transcript} />
      </section>
    </>
  );
}
