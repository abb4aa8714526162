import type { z } from 'shared/contracts/zod';
import type { Owner } from './contract';

/**
 * Something that happened in one remote and that others may act upon. It is published in the transaction
 * that makes it happen, and delivered at least once to each remote that handles it.
 */
export interface RemoteEvent<P extends z.ZodType = z.ZodType> {
  /** Unique name, `<thing>.<what happened to it>`: `user.erased`. */
  id: string;
  /** The remote that publishes it. */
  owner: Owner;
  /** One sentence: when it is published. */
  summary: string;
  /** Later versions only add optional fields: releases of different ages publish and handle it. */
  payload: P;
}

/** Any event, whatever its payload. */
export type AnyRemoteEvent = RemoteEvent;

/** Declares an event and keeps its exact payload. */
export function defineEvent<const E extends AnyRemoteEvent>(event: E): E {
  return event;
}
