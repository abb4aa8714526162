import { sql } from 'drizzle-orm';
import { sessionsChanged } from 'shared/contracts/auth-sessions';
import { topicOf } from 'shared/contracts/stream-event';
import { tellOf, type StreamOut } from 'shared/remote-kit/stream';
import type { Database, Transaction } from '../data/database';

/** Keeps, with the change itself, that a customer's sessions changed. */
export async function noteSessionsChanged(tx: Transaction | Database, userId: number) {
  const { topic, name, data } = tellOf(sessionsChanged, { id: userId }, {});
  await tx.execute(sql`select stream.append(${topic}, ${name}, ${JSON.stringify(data)}::jsonb)`);
}

/** Tells open pages of the change once it is committed; those of a session that ended are closed. */
export function tellSessionsChanged(stream: StreamOut, userId: number) {
  stream.announce([topicOf(sessionsChanged.topic, { id: userId })]);
  stream.sessionsEnded(userId);
}

/** Forgets what an erased customer's pages were told. */
export async function forgetSessionsChanged(tx: Transaction, userId: number) {
  const topic = topicOf(sessionsChanged.topic, { id: userId });
  await tx.execute(sql`delete from stream.events where topic = ${topic}`);
  await tx.execute(sql`delete from stream.topics where topic = ${topic}`);
}
