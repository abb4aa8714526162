import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** The HTML of a page's static parts as the server made it, for the page that is taken over. */
export interface ServerParts {
  /** What stands in each part, by its name. */
  nodes: ReadonlyMap<string, readonly ChildNode[]>;
  /** Loads the whole page, data of its parts included: what a part needs whose HTML is gone. */
  renew(): void;
}

/** Carries them to the parts; the remote kit fills it. Null where all data is there. */
export const ServerPartsContext = createContext<ServerParts | null>(null);

/** A part of a page made by {@link staticPart}. */
export interface StaticPart {
  /** The keys of the page's data that only this part needs. */
  dataKeys: readonly string[];
  /** As the build reads it, to find the part's style sheets. */
  importPart: () => Promise<unknown>;
  /** Fetches the code of the part: it must be there before the page is rendered. */
  load(): Promise<void>;
}

type PropsOf<P, N extends keyof P> = Omit<P, N> & { [K in N]: P[K] | undefined };

/**
 * Makes a part of a page that is only read: tables, lists, long texts. The browser takes the server's
 * HTML over as it stands: neither the part's code nor its data is sent, and nothing of it is hydrated.
 * Pages that are navigated to in the browser get both.
 *
 * The page names it in `export const staticParts = [...]`. The part has no state, no effects and no slots;
 * links, `details` and plain forms work.
 * @param dataKeys the props of the part, and keys of the page's data, that hold what only the part needs;
 *   undefined in a page that is taken over. Together they name the part.
 */
export function staticPart<N extends string, P extends Record<N, unknown>>(
  dataKeys: readonly N[],
  importPart: () => Promise<{ default: ComponentType<P> }>,
): ((props: PropsOf<P, N>) => ReactNode) & StaticPart {
  const name = dataKeys.join(' ');
  let Loaded: ComponentType<P> | null = null;
  function Part(props: PropsOf<P, N>) {
    if (dataKeys.every((key) => props[key] === undefined))
      return <ServerPart key="server" name={name} />;
    if (!Loaded) throw new Error(`${name} is not loaded: the page's staticParts must list it`);
    return (
      <div key="browser" data-static={name}>
        <Loaded {...(props as unknown as P)} />
      </div>
    );
  }
  const load = async () => {
    Loaded ??= (await importPart()).default;
  };
  return Object.assign(Part, { dataKeys, importPart, load });
}

function ServerPart({ name }: { name: string }) {
  const parts = useContext(ServerPartsContext);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const nodes = parts?.nodes.get(name);
    if (!nodes) parts?.renew();
    // React made the element anew: what stood in it moves
    else if (nodes[0]?.parentNode !== place.current) place.current?.replaceChildren(...nodes);
  }, [parts, name]);
  return (
    <div
      data-static={name}
      ref={place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** Finds the static parts in what the server rendered. */
export function findServerParts(container: Element): ServerParts['nodes'] {
  const parts = [...container.querySelectorAll<HTMLElement>('[data-static]')];
  return new Map(parts.map((part) => [part.dataset.static ?? '', [...part.childNodes]]));
}

/** The data that the browser takes over with a page: without what only static parts need. */
export function leaveOutStatic(data: unknown, parts: readonly StaticPart[] = []): unknown {
  if (parts.length === 0 || typeof data !== 'object' || data === null) return data;
  const left = new Set(parts.flatMap(({ dataKeys }) => dataKeys));
  return Object.fromEntries(Object.entries(data).filter(([key]) => !left.has(key)));
}
