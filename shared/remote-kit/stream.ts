import type { z } from 'shared/contracts/zod';
import { kindOf, topicOf, type StreamEvent, type TopicParams } from '../contracts/stream-event';
import type { CallContext } from './api';

/** A kind of topics that browsers may follow, with whom it lets. */
export interface BoundTopic {
  /** What its topics begin with, up to the colon: `chat` of `chat:12`. */
  kind: string;
  /** Whether who asks may follow a topic of this kind; asked for each follow, with the session of now. */
  mayFollow(topic: string, ctx: CallContext): Promise<boolean>;
}

/** How an API reaches the browsers that follow its topics. */
export interface StreamOut {
  /**
   * Said after the commit that kept events of these topics: followers get them at once. Without it, or when
   * it is lost, they get them some seconds later.
   */
  announce(topics: string[]): void;
  /** Tells who follows now something that may be lost and is kept nowhere, such as that somebody types. */
  hint(told: ToldEvent): void;
  /** Sessions of this account may have ended: what is open in their name is looked at, and closed. */
  sessionsEnded(userId: number): void;
}

/** An event as it is kept and sent. */
export interface ToldEvent {
  topic: string;
  name: string;
  data: unknown;
}

/**
 * An event with its payload validated. To keep it, call `stream.append(topic, name, data)` in the
 * transaction of what happened, then `announce` its topic; or `hint` it, where it may be lost.
 * @throws when the payload is not what the event says
 */
export function tellOf<P extends z.ZodType, const T extends string>(
  event: StreamEvent<P, T>,
  params: TopicParams<T>,
  payload: z.input<P>,
): ToldEvent {
  const data = event.payload.parse(payload);
  return { topic: topicOf(event.topic, params), name: event.id, data };
}

/** Lets browsers follow the topics of a pattern: `letFollow('chat:{id}', ({ id }, ctx) => …)`. */
export function letFollow<const T extends string>(
  pattern: T,
  mayFollow: (
    params: { [Name in keyof TopicParams<T>]: string },
    ctx: CallContext,
  ) => boolean | Promise<boolean>,
): BoundTopic {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const shape = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^:]+)')}$`);
  return {
    kind: kindOf(pattern),
    async mayFollow(topic, ctx) {
      const values = shape.exec(topic)?.slice(1);
      if (!values) return false;
      const params = Object.fromEntries(names.map((name, index) => [name, values[index]]));
      return mayFollow(params as Parameters<typeof mayFollow>[0], ctx);
    },
  };
}
