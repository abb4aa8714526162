import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { runQuery, type Query, type QueryAnswer } from './transaction-client';

/** Transactions that another process works in, each under a name that only those concerned know. */
export class SharedTransactions {
  private readonly clients = new Map<string, PoolClient>();

  /** Shares a transaction as long as the work lasts. */
  async share<T>(client: PoolClient, work: (transaction: string) => Promise<T>): Promise<T> {
    const transaction = randomUUID();
    this.clients.set(transaction, client);
    try {
      return await work(transaction);
    } finally {
      this.clients.delete(transaction);
    }
  }

  /** Runs a query of another process. @throws when the transaction isn't shared any more */
  run({ transaction, query }: { transaction: string; query: Query }): Promise<QueryAnswer> {
    const client = this.clients.get(transaction);
    if (!client) throw new Error('the transaction has ended');
    return runQuery(client, query);
  }
}
