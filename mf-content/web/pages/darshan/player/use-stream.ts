import { useCallback, useEffect, useRef, useState } from 'react';
import { openStream, type StreamState } from './open-stream';

/** Seconds before each further try; the last holds for all that follow. */
const waits = [5, 10, 20, 40, 60] as const;

/**
 * A stream in a video element; `idle` until it is asked for. One that is unreachable is tried again, but
 * after its hour it has ended.
 */
export function useStream(address: string, isOver: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [tries, setTries] = useState(0);
  const [failures, setFailures] = useState(0);
  const [state, setState] = useState<StreamState | 'idle'>('idle');
  const wait = waits[Math.min(failures, waits.length) - 1] ?? waits[0];

  useEffect(() => {
    if (tries === 0 || !video.current) return;
    return openStream(video.current, address, (next) => {
      setState(next);
      if (next === 'live') setFailures(0);
      if (next === 'offline') setFailures((count) => count + 1);
    });
  }, [tries, address]);

  useEffect(() => {
    if (state !== 'offline' || isOver) return;
    const timer = window.setTimeout(() => setTries((count) => count + 1), wait * 1000);
    return () => window.clearTimeout(timer);
  }, [state, wait, isOver]);

  const start = useCallback(() => {
    setTries((count) => count + 1);
    // the button that was pressed goes, and the controls take its place
    requestAnimationFrame(() => video.current?.focus());
  }, []);

  return { video, state: state === 'offline' && isOver ? 'ended' : state, wait, start };
}
