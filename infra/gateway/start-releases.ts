import { giveUpAfter } from '../../shell-host/compose/give-up-after';
import { listActive, type DiscoveryDocument } from '../releases/discovery-document';
import type { IsGood } from '../releases/find-last-good';
import type { ReleaseHost, ReleaseName } from './release-host';
import { findFallback } from './resolve-snapshot';

/** The first start of a site brings all content; later ones find it there. */
const PATIENCE_MS = { first: 120_000, later: 30_000 };

/**
 * Starts all releases that visitors get in a generation, side by side. One that doesn't start holds
 * nobody up: the last good release answers, or a message, until it does.
 */
export async function startReleases(
  document: DiscoveryDocument,
  host: Pick<ReleaseHost, 'start'>,
  { isFirst, onError }: { isFirst: boolean; onError(error: unknown, what: string): void },
): Promise<void> {
  const patience = isFirst ? PATIENCE_MS.first : PATIENCE_MS.later;
  await Promise.all(
    listUsed(document).map(async ({ name, version }) => {
      try {
        await giveUpAfter(patience, 'its start', host.start({ name, version }));
      } catch (error) {
        onError(error, `${name} ${version} did not load`);
      }
    }),
  );
}

/**
 * Lets go what a generation doesn't use, and keeps the last good release behind each one warm.
 * @param callable what open pages may still call stays, but isn't started for them
 */
export function keepReleases(
  document: DiscoveryDocument,
  host: Pick<ReleaseHost, 'start' | 'keep'>,
  isGood: IsGood,
  callable: ReleaseName[] = [],
): void {
  const spare = Object.entries(document.microFrontends).flatMap(([name, versions]) =>
    listActive(versions).flatMap((version) => {
      const fallback = findFallback(document, name, version, isGood);
      return fallback ? [{ name, version: fallback.metadata.version }] : [];
    }),
  );
  host.keep([...listUsed(document), ...spare, ...callable]);
  // it reports itself when it doesn't start, and tries again
  for (const release of spare) host.start(release).catch(() => undefined);
}

function listUsed(document: DiscoveryDocument): ReleaseName[] {
  return Object.entries(document.microFrontends).flatMap(([name, versions]) =>
    listActive(versions).map(({ metadata }) => ({ name, version: metadata.version })),
  );
}
