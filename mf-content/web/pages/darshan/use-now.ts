import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The time, in milliseconds since 1970, from minute to minute.
 * @param at the server's time, ISO 8601: the first drawing is the server's, so that nothing differs
 */
export function useNow(at: string): number {
  const [now, setNow] = useState(() => Date.parse(at));
  useEffect(() => {
    let timer: number;
    const tick = () => {
      setNow(Date.now());
      // when the clock turns, and not before: a countdown says minutes
      timer = window.setTimeout(tick, MINUTE - (Date.now() % MINUTE));
    };
    tick();
    return () => window.clearTimeout(timer);
  }, []);
  return now;
}
