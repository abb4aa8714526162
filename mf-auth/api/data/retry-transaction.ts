import { setTimeout as pause } from 'node:timers/promises';
import { postgresCode } from './postgres-code';

const attempts = 6;

/**
 * Runs a whole transaction again when PostgreSQL undid it for another one's sake (serialization
 * failure 40001, deadlock 40P01). The work must have no effect outside its transaction.
 */
export async function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = postgresCode(error);
      if ((code !== '40001' && code !== '40P01') || attempt === attempts) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
