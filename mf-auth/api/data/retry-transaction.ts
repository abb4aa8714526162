import { setTimeout as pause } from 'node:timers/promises';
import { postgresCode } from './postgres-code';

const attempts = 6;
/** Serialization failure and deadlock: PostgreSQL undid a transaction for another one's sake. */
export const undone = ['40001', '40P01'];

/**
 * Runs a whole transaction again when PostgreSQL undid it for another one's sake, or for another of the
 * given reasons (SQLSTATE). The work must have no effect outside its transaction.
 */
export async function retryTransaction<T>(
  work: () => Promise<T>,
  reasons: readonly string[] = undone,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = postgresCode(error);
      if (code === null || !reasons.includes(code) || attempt === attempts) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
