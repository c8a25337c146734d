import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './DatabaseSchema.js';

/** The one way to what is stored. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly queries: Kysely<DatabaseSchema>;
  /** Null when the database answers within `timeoutMs`, else a sentence that says what is wrong. */
  findProblem(timeoutMs?: number): Promise<string | null>;
  /** Damage that a query met, in the words of `findProblem`, without asking the database; null for none. */
  knownProblem(): string | null;
  /** Grows whenever something that answers are made of may have been changed through this connection. */
  changes(): number;
  /** Tells other processes on this machine where the server answers. */
  announce(address: string): void;
  /** Waits for queries under way, then lets go of everything. */
  close(): Promise<void>;
}
