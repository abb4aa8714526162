import type { Pool } from 'pg';

/** Events of one topic that are read at once. */
export const EVENTS_AT_ONCE = 200;

/** A topic, and the last of its events that is known. */
export interface AskedTopic {
  topic: string;
  since: number;
}

/** What a topic has after that, as one look at the database saw it. */
export interface TopicEvents extends AskedTopic {
  /** The number of its last event, 0 before the first. */
  head: number;
  /** Oldest first, at most `EVENTS_AT_ONCE`. */
  events: { seq: number; name: string; data: unknown }[];
}

/** Reads many topics in one query. */
export async function readEvents(pool: Pool, asked: AskedTopic[]): Promise<TopicEvents[]> {
  const { rows } = await pool.query<{
    topic: string;
    since: string;
    head: string;
    events: TopicEvents['events'] | null;
  }>(
    `select asked.topic, asked.since, coalesce(known.head, 0) as head, found.events
     from unnest($1::text[], $2::bigint[]) as asked (topic, since)
     left join stream.topics known on known.topic = asked.topic
     left join lateral (
       select json_agg(json_build_object('seq', seq, 'name', name, 'data', data) order by seq) as events
       from (
         select seq, name, data from stream.events
         where events.topic = known.topic and seq > asked.since and known.head > asked.since
         order by seq limit $3
       ) as next
     ) as found on true`,
    [asked.map(({ topic }) => topic), asked.map(({ since }) => since), EVENTS_AT_ONCE],
  );
  return rows.map(({ topic, since, head, events }) => ({
    topic,
    since: Number(since),
    head: Number(head),
    events: events ?? [],
  }));
}
