import { useEffect, useRef, useState } from 'react';
import type { Episode } from './episode';
import type { Start } from './mini-player';
import { keepPosition, readPosition, readSpeed } from './heard';

const KEEP_EVERY_S = 5;

/** The sound of an episode: its element, where it is, and whether it plays. */
export function useEpisode({ slug, file }: Episode, { at, isPaused, turn }: Start) {
  const audio = useRef<HTMLAudioElement>(null);
  const kept = useRef(0);
  const [seconds, setSeconds] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    setFailed(false);
    const begin = at ?? readPosition(slug);
    element.currentTime = begin;
    setSeconds(begin);
    element.playbackRate = readSpeed();
    if (isPaused) return;
    // refused by a browser that wants a press first: the bar's own button is there for it
    element.play().catch(() => setPlaying(false));
  }, [slug, file, at, isPaused, turn]);

  return {
    seconds,
    isPlaying,
    hasFailed,
    audio,
    seek(to: number) {
      if (audio.current) audio.current.currentTime = Math.max(0, to);
    },
    toggle() {
      if (isPlaying) audio.current?.pause();
      else audio.current?.play().catch(() => setFailed(true));
    },
    handlers: {
      onPlay: () => setPlaying(true),
      onPause() {
        setPlaying(false);
        keepPosition(slug, audio.current?.currentTime ?? 0);
      },
      onEnded: () => keepPosition(slug, 0),
      onError: () => setFailed(true),
      onTimeUpdate() {
        const now = audio.current?.currentTime ?? 0;
        setSeconds(now);
        if (Math.abs(now - kept.current) < KEEP_EVERY_S) return;
        kept.current = now;
        keepPosition(slug, now);
      },
    },
  };
}
