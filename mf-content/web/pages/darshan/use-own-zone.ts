import { useEffect, useState } from 'react';

/** The visitor's time zone; `null` on the server and until the page is alive. */
export function useOwnZone(): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
