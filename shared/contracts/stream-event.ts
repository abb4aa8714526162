import type { z } from 'shared/contracts/zod';
import type { Owner } from './contract';

/**
 * Something that happens under a topic, for browsers that follow the topic. Both sides know it by this:
 * the payload is validated before it is kept or sent, and pages read its type.
 */
export interface StreamEvent<P extends z.ZodType = z.ZodType, T extends string = string> {
  /** Unique name, `<owner without mf->.<what happened>`: `astro.message_created`. */
  id: string;
  owner: Owner;
  /** A kind, and what it is of: `chat:{id}`. All topics of a kind are one remote's. */
  topic: T;
  /** Later versions only add fields; browsers ignore events they don't know. */
  payload: P;
}

/** What stands for the names in a topic's pattern. */
export type TopicParams<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string | number> & TopicParams<Rest>
  : unknown;

/** Declares an event and keeps its exact types. */
export function defineStreamEvent<P extends z.ZodType, const T extends string>(
  event: StreamEvent<P, T>,
): StreamEvent<P, T> {
  return event;
}

/** The topic that a pattern means: `topicOf('chat:{id}', { id: 12 })` is `chat:12`. */
export function topicOf<const T extends string>(pattern: T, params: TopicParams<T>): string {
  const values = params as Record<string, string | number>;
  return pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]));
}

/** The kind of a topic, or of a pattern: `chat` of `chat:12`. */
export function kindOf(topic: string): string {
  return topic.split(':', 1)[0] as string;
}
