import type { MouseEvent } from 'react';

/** Whether a click on a link is a plain one, not one that asks for a new tab or window. */
export function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
