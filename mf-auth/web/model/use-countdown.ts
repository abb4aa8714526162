import { useEffect, useState } from 'react';

/** Seconds left until zero; `restart` begins anew. Counts by the clock, so a sleeping tab catches up. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [start, setStart] = useState(() => ({ at: Date.now() }));
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => {
      const passed = Math.floor((Date.now() - start.at) / 1000);
      const rest = Math.max(0, seconds - passed);
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [start, seconds]);
  const restart = () => {
    setLeft(seconds);
    setStart({ at: Date.now() });
  };
  return { left, restart };
}
