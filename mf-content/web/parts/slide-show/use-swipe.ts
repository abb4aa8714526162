import { useRef, type PointerEvent } from 'react';

const LEAST_PX = 40;

/** Handlers for an element that a finger moves on: `step` hears 1 for the next, -1 for the one before. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ clientX, clientY, isPrimary }: PointerEvent) {
      start.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) >= LEAST_PX && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
}
