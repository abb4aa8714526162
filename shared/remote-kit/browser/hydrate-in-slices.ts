import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/** Hydrates in slices, between which the page answers taps. */
export function hydrateInSlices(
  container: Element,
  element: ReactNode,
  options: HydrationOptions,
): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, element, options);
  });
  return root as Root;
}
