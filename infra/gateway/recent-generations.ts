import { listActive, type DiscoveryDocument } from '../releases/discovery-document';
import type { IsGood } from '../releases/find-last-good';
import type { ReleaseName } from './release-host';
import { createResolver, type VisitorReleases } from './resolve-snapshot';

type Remote = VisitorReleases['snapshot']['remotes'][number];

interface Recent {
  document: DiscoveryDocument;
  resolve: ReturnType<typeof createResolver>;
  /** When another generation took its place; `null` is the current one. */
  replacedAt: number | null;
}

/** Milliseconds that a page's calls go to the releases it was rendered with, after others took over. */
export const PAGE_KEEPS_MS = 3600_000;

/** The generations that open pages may have been rendered with. */
export class RecentGenerations {
  private readonly recent = new Map<number, Recent>();
  private current: Recent | null = null;

  /** @param chosenFor the releases that a visitor gets instead of the usual ones, by remote */
  constructor(
    private readonly isGood: IsGood,
    private readonly chosenFor: (visitor: string) => Readonly<Record<string, string>> = () => ({}),
    private readonly now: () => number = Date.now,
  ) {}

  accept(document: DiscoveryDocument): void {
    if (this.current) this.current.replacedAt = this.now();
    this.current = { document, resolve: this.resolverOf(document), replacedAt: null };
    this.recent.set(document.generation, this.current);
  }

  /** Takes over what was in use before this start. @param documents newest first, the current one too */
  recall(documents: readonly DiscoveryDocument[]): void {
    documents.forEach((document, index) => {
      const next = documents[index - 1];
      if (!next) return;
      const replacedAt = Date.parse(next.at);
      this.recent.set(document.generation, {
        document,
        resolve: this.resolverOf(document),
        replacedAt,
      });
    });
  }

  /** Chooses again what stands behind each release: one of them is no longer good. */
  reconsider(): void {
    if (this.current) this.current.resolve = this.resolverOf(this.current.document);
  }

  /** The current generation for a visitor. */
  resolve(visitor: string): VisitorReleases {
    if (!this.current) throw new Error('no generation was accepted yet');
    return this.current.resolve(visitor, this.chosenFor(visitor));
  }

  /**
   * The remotes of a visitor whose page is of a generation: each as it was then, unless its release was
   * withdrawn since, which is to be no longer listed.
   */
  remotesOf(visitor: string, generation: number | null): Remote[] {
    const { remotes } = this.resolve(visitor).snapshot;
    const then = generation === null ? undefined : this.recent.get(generation);
    if (!then || then === this.current) return remotes;
    const older = then.resolve(visitor, this.chosenFor(visitor)).snapshot.remotes;
    return remotes.map((remote) => {
      const before = older.find(({ name }) => name === remote.name);
      return before && this.isListed(before) ? before : remote;
    });
  }

  /** The releases that open pages may still call, in use or not. */
  listCallable(): ReleaseName[] {
    for (const [generation, { replacedAt }] of this.recent)
      if (replacedAt !== null && this.now() - replacedAt > PAGE_KEEPS_MS)
        this.recent.delete(generation);
    const named = [...this.recent.values()].flatMap(({ document }) =>
      Object.entries(document.microFrontends).flatMap(([name, versions]) =>
        listActive(versions).map(({ metadata }) => ({ name, version: metadata.version })),
      ),
    );
    return named.filter((release) => this.isListed(release));
  }

  private resolverOf(document: DiscoveryDocument) {
    return createResolver(document, this.isGood);
  }

  private isListed({ name, version }: ReleaseName): boolean {
    const versions = this.current?.document.microFrontends[name] ?? [];
    return versions.some(({ metadata }) => metadata.version === version);
  }
}
