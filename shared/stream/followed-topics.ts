import type { ApiError } from '../contracts/errors';
import type { ClientFrame, ServerFrame } from './wire';

/** What a page does with what a topic tells. */
export interface Follower {
  /** Once each and in order, those that were missed while the line was down too. */
  onEvent(event: { seq: number; name: string; data: unknown }): void;
  onHint?(hint: { name: string; data: unknown }): void;
  /** Too much was missed: read anew what the topic is about. */
  onResync(): void;
  /** The topic is not followed: it is somebody else's, or nobody's. */
  onRefused?(error: ApiError): void;
}

interface Followed {
  /** The last event that was handed on; `null` before it is known. */
  seq: number | null;
  followers: Set<Follower>;
}

/** Milliseconds before a topic is asked for again that could not be had just now. */
const AGAIN_MS = 5_000;

/** The topics a page follows, over any number of sockets one after the other. */
export class FollowedTopics {
  private readonly topics = new Map<string, Followed>();

  constructor(private readonly send: (frame: ClientFrame) => void) {}

  get size(): number {
    return this.topics.size;
  }

  /** @param since the last event the page knows, where its own data say so */
  add(topic: string, follower: Follower, since?: number): () => void {
    const known = this.topics.get(topic);
    const followed = known ?? { seq: since ?? null, followers: new Set() };
    followed.followers.add(follower);
    this.topics.set(topic, followed);
    if (!known) this.ask(topic, followed);
    return () => {
      followed.followers.delete(follower);
      if (followed.followers.size > 0 || this.topics.get(topic) !== followed) return;
      this.topics.delete(topic);
      this.send({ t: 'unfollow', topic });
    };
  }

  /** Asks a new socket for everything since what is known. */
  askAll(): void {
    for (const [topic, followed] of this.topics) this.ask(topic, followed);
  }

  receive(frame: ServerFrame): void {
    if (!('topic' in frame)) return;
    const { topic } = frame;
    const followed = this.topics.get(topic);
    if (!followed) return;
    const each = (tell: (follower: Follower) => void) => [...followed.followers].forEach(tell);
    if (frame.t === 'following') followed.seq ??= frame.head;
    else if (frame.t === 'hint') each(({ onHint }) => onHint?.(frame));
    else if (frame.t === 'resync') {
      followed.seq = frame.head;
      each(({ onResync }) => onResync());
    } else if (frame.t === 'refused') this.noteRefusal(topic, followed, frame.error);
    else if (frame.t === 'event') {
      const { seq } = followed;
      // told before; or something in between was not told, and is asked for
      if (seq !== null && frame.seq <= seq) return;
      if (seq !== null && frame.seq > seq + 1) return this.ask(topic, followed);
      followed.seq = frame.seq;
      each(({ onEvent }) => onEvent(frame));
    }
  }

  private noteRefusal(topic: string, followed: Followed, error: ApiError) {
    if (error.status === 503 || error.status === 429) {
      setTimeout(
        () => {
          if (this.topics.get(topic) === followed) this.ask(topic, followed);
        },
        AGAIN_MS * (1 + Math.random()),
      );
      return;
    }
    this.topics.delete(topic);
    for (const { onRefused } of followed.followers) onRefused?.(error);
  }

  private ask(topic: string, { seq }: Followed) {
    this.send({ t: 'follow', topic, ...(seq === null ? {} : { since: seq }) });
  }
}
