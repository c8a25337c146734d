import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './DatabaseSchema.js';

/** The only access to stored data. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly queries: Kysely<DatabaseSchema>;
  /** Null when the database answers within `timeoutMs`, else a sentence that says what is wrong. */
  findProblem(timeoutMs?: number): Promise<string | null>;
  /** Damage found by an earlier query, worded as in `findProblem`, without a new query; null when there is none. */
  knownProblem(): string | null;
  /** Grows whenever data behind the responses may have changed through this connection. */
  changes(): number;
  /** Publishes the server's address to other processes on this machine. */
  announce(address: string): void;
  /** Waits for running queries, then releases everything. */
  close(): Promise<void>;
}
