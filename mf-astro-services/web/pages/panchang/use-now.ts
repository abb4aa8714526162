import { useEffect, useState } from 'react';

const refreshMs = 30_000;

/** The time, kept current; at first that of the server, so that both write the same. @returns milliseconds */
export function useNow(at: string): number {
  const [now, setNow] = useState(Date.parse(at));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
