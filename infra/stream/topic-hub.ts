import type { Bus } from '../bus/bus';
import type { ServerFrame } from 'shared/stream/wire';
import type { Connection } from './connection';
import { EVENTS_AT_ONCE, type AskedTopic, type TopicEvents } from './read-events';

/** Reads the events of a remote's topics; `null` stands for topics that keep none. */
export type ReadTopics = (remote: string, asked: AskedTopic[]) => Promise<TopicEvents[]>;

interface Topic {
  name: string;
  /** Who keeps its events; `null` when there are none. */
  remote: string | null;
  /** The last event that was handed on; `null` until it was looked up. */
  head: number | null;
  /** Something was said of it while that was looked up. */
  isStale: boolean;
  followers: Set<Connection>;
  leave(): void;
}

const TOPICS_AT_ONCE = 1_000;
/** More than any number: nothing comes after it. */
const NOTHING_AFTER = Number.MAX_SAFE_INTEGER;

/** What the bus says of a topic: nothing, to look for events, or a hint. */
export const busTopicOf = (topic: string) => `stream:${topic}`;

/**
 * Who follows what in this process. Events are read from the database when the bus says that there are
 * some, and again and again in case it did not say so; each is read once however many follow.
 */
export class TopicHub {
  private readonly topics = new Map<string, Topic>();
  /** Topics to look at, by remote. */
  private readonly due = new Map<string, Set<Topic>>();
  private readonly busy = new Map<string, Promise<void>>();

  constructor(
    private readonly bus: Bus,
    private readonly read: ReadTopics,
    private readonly report: (error: unknown) => void,
  ) {}

  /** How many topics are followed. */
  get size(): number {
    return this.topics.size;
  }

  /**
   * Makes a connection follow a topic, and tells it what it missed.
   * @param since the last event it knows; `null`: only what comes from now on
   * @throws what kept the events from being read; it follows nothing then
   */
  async follow(
    connection: Connection,
    { name, remote }: Pick<Topic, 'name' | 'remote'>,
    since: number | null,
  ): Promise<void> {
    const place = { seq: null as number | null };
    const topic = this.open(name, remote);
    topic.followers.add(connection);
    connection.followed.set(name, place);
    const isLeft = () => connection.followed.get(name) !== place;
    try {
      const found = await this.look(topic, since ?? NOTHING_AFTER);
      if (isLeft()) return;
      const { head } = found;
      connection.send({ t: 'following', topic: name, head });
      let seq = since === null ? head : tellMissed(connection, found, since);
      if (topic.head === null) topic.head = head;
      if (head > topic.head || topic.isStale) this.markDue(topic);
      topic.isStale = false;
      // what was handed on to the others while this was looked up
      while (topic.head > seq) {
        const next = await this.look(topic, seq);
        if (isLeft()) return;
        if (next.head === seq) break;
        seq = tellMissed(connection, next, seq);
      }
      place.seq = seq;
    } catch (error) {
      if (!isLeft()) this.unfollow(connection, name);
      throw error;
    }
  }

  unfollow(connection: Connection, name: string): void {
    connection.followed.delete(name);
    const topic = this.topics.get(name);
    topic?.followers.delete(connection);
    if (!topic || topic.followers.size > 0) return;
    topic.leave();
    this.topics.delete(name);
    this.due.get(topic.remote ?? '')?.delete(topic);
  }

  leaveAll(connection: Connection): void {
    for (const name of [...connection.followed.keys()]) this.unfollow(connection, name);
  }

  /** Looks for events of every topic. */
  lookAtAll(): void {
    for (const topic of this.topics.values()) this.markDue(topic);
  }

  private open(name: string, remote: string | null): Topic {
    const known = this.topics.get(name);
    if (known) return known;
    const topic: Topic = {
      ...{ name, remote, head: null, isStale: false },
      followers: new Set(),
      leave: this.bus.follow(busTopicOf(name), (text) => {
        if (text === '') this.markDue(topic);
        else this.handOn(topic, { t: 'hint', topic: name, ...readHint(text) });
      }),
    };
    this.topics.set(name, topic);
    return topic;
  }

  private async look({ name, remote }: Topic, since: number): Promise<TopicEvents> {
    const [found] = remote === null ? [] : await this.read(remote, [{ topic: name, since }]);
    return found ?? { topic: name, since, head: 0, events: [] };
  }

  private markDue(topic: Topic): void {
    const { remote } = topic;
    if (remote === null) return;
    if (topic.head === null) {
      topic.isStale = true;
      return;
    }
    const due = this.due.get(remote) ?? new Set();
    this.due.set(remote, due.add(topic));
    if (this.busy.has(remote)) return;
    const drained = this.drain(remote, due)
      .catch(this.report)
      .finally(() => this.busy.delete(remote));
    this.busy.set(remote, drained);
  }

  /** Reads what is due, all that came meanwhile in the next query. A failure leaves the rest to the next look. */
  private async drain(remote: string, due: Set<Topic>): Promise<void> {
    await null; // those of one turn together
    while (due.size > 0) {
      const looked = [...due].slice(0, TOPICS_AT_ONCE);
      for (const topic of looked) due.delete(topic);
      const asked = looked.map(({ name, head }) => ({ topic: name, since: head ?? 0 }));
      const byName = new Map(looked.map((topic) => [topic.name, topic]));
      for (const found of await this.read(remote, asked)) {
        const topic = byName.get(found.topic);
        if (topic && this.advance(topic, found)) due.add(topic);
      }
    }
  }

  /** Hands on what was found; whether there is more. */
  private advance(topic: Topic, { since, head, events }: TopicEvents): boolean {
    if (topic.head !== since || head === since) return false;
    if (head < since || events[0]?.seq !== since + 1) {
      topic.head = head;
      this.handOn(topic, { t: 'resync', topic: topic.name, head }, (place) => (place.seq = head));
      return false;
    }
    for (const event of events) {
      topic.head = event.seq;
      this.handOn(topic, { t: 'event', topic: topic.name, ...event }, (place) => {
        if (place.seq >= event.seq) return false;
        place.seq = event.seq;
      });
    }
    return topic.head < head;
  }

  /** @param take notes that a follower gets it, or says `false` when it has it */
  private handOn(
    { name, followers }: Topic,
    frame: ServerFrame,
    take: (place: { seq: number }) => unknown = () => undefined,
  ): void {
    const text = Buffer.from(JSON.stringify(frame));
    for (const connection of followers) {
      const place = connection.followed.get(name);
      if (place && place.seq !== null && take(place as { seq: number }) !== false)
        connection.sendText(text);
    }
  }
}

/** Tells one connection what it missed; the number it knows then. */
function tellMissed(connection: Connection, found: TopicEvents, since: number): number {
  const { topic, head, events } = found;
  if (head === since) return head;
  const isWhole = head > since && events.length === head - since && head - since <= EVENTS_AT_ONCE;
  if (!isWhole) connection.send({ t: 'resync', topic, head });
  else for (const event of events) connection.send({ t: 'event', topic, ...event });
  return head;
}

function readHint(text: string): { name: string; data: unknown } {
  const { name, data } = JSON.parse(text) as { name: string; data: unknown };
  return { name, data };
}
