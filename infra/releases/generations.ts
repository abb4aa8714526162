import type { DiscoveryDocument } from './discovery-document';
import type { Refusal } from './refusal';

/** What follows the current generation, or why nothing does. */
export type NextGeneration = { ok: true; document: DiscoveryDocument } | Refusal;

/** Where generations are kept: a folder, or a database that several gateways share. */
export interface Generations {
  /** The current generation; an empty one before the first deploy. */
  load(): Promise<DiscoveryDocument>;
  /** The number of the current generation, without reading the document. */
  loadGeneration(): Promise<number>;
  /** Generations, newest first, read little by little. */
  readHistory(): AsyncGenerator<DiscoveryDocument>;
  /**
   * Adds what `next` makes of the current generation. Of two writers at once one is first; `next` of the
   * other is asked again about the new state, or it is refused as `busy`.
   */
  add(next: (current: DiscoveryDocument) => Promise<NextGeneration>): Promise<NextGeneration>;
  /** Calls whenever there may be a new generation, where that can be known without asking. */
  onHint(wake: () => void): { close(): void };
  close(): Promise<void>;
}
