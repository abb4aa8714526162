import { Icon } from 'shared/ui/icon';
import { formatDuration } from '../articles/details/format-duration';
import type { Episode } from './episode';
import { keepSpeed, readSpeed, speeds } from './heard';
import classes from './mini-player.module.css';
import { text } from './text';
import { useEpisode } from './use-episode';

const STEP_S = 15;

/** How an episode begins. */
export interface Start {
  /** Seconds from the beginning; without it, where the listener stopped. */
  at: number | undefined;
  /** It waits for a press. */
  isPaused: boolean;
  /** Counts what was asked to be played: the same again starts again. */
  turn: number;
}

interface MiniPlayerProps {
  episode: Episode;
  start: Start;
  onClose: () => void;
}

/** One episode in a bar: what is heard, where in it, how fast. */
export function MiniPlayer({ episode, start, onClose }: MiniPlayerProps) {
  const { title, href, file, seconds: length, chapters, lang } = episode;
  const t = text[lang];
  const { audio, seconds, isPlaying, hasFailed, seek, toggle, handlers } = useEpisode(
    episode,
    start,
  );
  const chapter = chapters.findLast((one) => one.at <= seconds);
  const now = formatDuration(Math.floor(seconds));
  return (
    <section className={classes.player} aria-label={t.region} lang={lang}>
      {/* the episode's page has its transcript */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={audio} src={file} preload="auto" {...handlers} />
      <button
        type="button"
        className={classes.play}
        aria-label={isPlaying ? t.pause : t.play}
        onClick={toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} size={24} />
      </button>
      <div className={classes.about}>
        <a href={href}>{title}</a>
        <span role={hasFailed ? 'alert' : undefined}>
          {hasFailed ? t.failed : [chapter?.title, now].filter(Boolean).join(' · ')}
        </span>
      </div>
      <input
        className={classes.position}
        type="range"
        min={0}
        max={length}
        step={1}
        value={Math.min(Math.floor(seconds), length)}
        aria-label={t.position}
        aria-valuetext={t.at(now, formatDuration(length))}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <div className={classes.more}>
        <button type="button" aria-label={t.back} onClick={() => seek(seconds - STEP_S)}>
          −15
        </button>
        <button type="button" aria-label={t.forward} onClick={() => seek(seconds + STEP_S)}>
          +15
        </button>
        <select
          aria-label={t.speed}
          defaultValue={readSpeed()}
          onChange={(event) => {
            const speed = Number(event.target.value);
            keepSpeed(speed);
            if (audio.current) audio.current.playbackRate = speed;
          }}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
        <button type="button" aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
