import { type RefObject, useEffect } from 'react';

/**
 * Keeps a sheet at the foot of the window above the keyboard of a phone, which covers the window
 * without making it smaller: `--keyboard` is the height that it takes.
 */
export function useKeyboardRoom(sheet: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    function measure() {
      // a zoomed-in page shows less of itself too, but no keyboard
      const covered = seen && seen.scale === 1 ? window.innerHeight - seen.height : 0;
      sheet.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    }
    measure();
    seen.addEventListener('resize', measure);
    return () => seen.removeEventListener('resize', measure);
  }, [sheet]);
}
