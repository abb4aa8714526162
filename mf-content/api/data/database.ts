import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a query can be put to, inside a transaction or not. */
export type Queryable = Database | Transaction;
export type ItemLang = 'en' | 'hi';
