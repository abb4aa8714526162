import { useEffect, useRef } from 'react';

/** Tells the shell that a slot came into the page; the shell answers with a function that clears it. */
export interface SlotShown {
  name: string;
  element: HTMLElement;
  clear?: () => void;
}

/** Name of the window event that carries a {@link SlotShown}. */
export const SLOT_SHOWN = 'tarapath:slot';

/**
 * Shows the pieces other remotes offer for a named slot. The server fills the empty container; React
 * leaves its content alone, which belongs to the shell.
 */
export function Slot({ name, className }: { name: string; className?: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current) return;
    const shown: SlotShown = { name, element: container.current };
    window.dispatchEvent(new CustomEvent(SLOT_SHOWN, { detail: shown }));
    return () => shown.clear?.();
  }, [name]);
  const slot = (
    <div
      data-slot={name}
      ref={container}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
  return className ? <div className={className}>{slot}</div> : slot;
}
