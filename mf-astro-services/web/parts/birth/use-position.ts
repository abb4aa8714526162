import { useEffect, useRef, useState } from 'react';

/** Where asking the device for its position stands; `none` where there is nothing to ask. */
export type PositionState = 'none' | 'idle' | 'asking' | 'refused' | 'failed';

/** A hundred metres are exact enough for a chart, and tell less than the device knows. */
const decimals = 3;

/**
 * Asks the device where it is, once the visitor has pressed for it.
 * @param take gets the position as `25.612, 85.144`
 */
export function usePosition(take: (text: string) => void) {
  const [state, setState] = useState<PositionState>('none');
  const asked = useRef(0);
  // only where scripts run is there something to press
  useEffect(() => {
    if ('geolocation' in navigator) setState('idle');
  }, []);

  function locate() {
    if (state === 'asking') return;
    const turn = (asked.current += 1);
    const settle = (next: PositionState) => {
      if (turn !== asked.current) return false;
      setState(next);
      return true;
    };
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (settle('idle')) take(`${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`);
      },
      ({ code, PERMISSION_DENIED }) => settle(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { maximumAge: 600_000, timeout: 15_000 },
    );
  }

  /** Whoever types meanwhile wants no position any more. */
  function forget() {
    asked.current += 1;
    setState((now) => (now === 'none' ? now : 'idle'));
  }

  return { state, locate, forget };
}
