import { createContext, createElement, type ComponentType } from 'react';
import type { ServerParts, StaticPart } from 'shared/remote-kit/static-part';

// In place of the remote kit's static parts: each is hydrated like the rest of its page.

export const ServerPartsContext = createContext<ServerParts | null>(null);
export const findServerParts = () => new Map();
export const leaveOutStatic = (data: unknown) => data;

export function staticPart<P extends object>(
  dataKeys: readonly string[],
  importPart: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> & StaticPart {
  let Loaded: ComponentType<P> | null = null;
  const load = async () => {
    Loaded ??= (await importPart()).default;
  };
  const Part = (props: P) => Loaded && createElement(Loaded, props);
  return Object.assign(Part, { dataKeys, importPart, load });
}
