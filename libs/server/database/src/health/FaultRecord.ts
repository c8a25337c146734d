import type { LogEvent } from 'kysely';
import { messageOf } from '../folder/messageOf.js';
import { tableKeys } from './tableKeys.js';

/** SQLSTATE classes for damaged data and indexes, and for missing or unreadable files. */
const damage = /^(?:XX|58)/;

/** Remembers that a query found damaged data until the database is opened again, since damage does not heal. */
export class FaultRecord {
  #problem: string | null = null;

  /** Receives Kysely's event for each query. */
  readonly note = (event: LogEvent): void => {
    if (event.level !== 'error' || !isDamage(event.error)) return;
    const { sql } = event.query;
    const tables = Object.keys(tableKeys).filter((table) => new RegExp(`\\b${table}\\b`).test(sql));
    this.#problem ??= damagedTables(tables, messageOf(event.error));
  };

  /** Records damage found in another way. */
  readonly remember = (problem: string): void => {
    this.#problem ??= problem;
  };

  get problem(): string | null {
    return this.#problem;
  }
}

const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && damage.test(error.code);

/** The message about unreadable tables. */
export function damagedTables(tables: readonly string[], cause: string): string {
  const subject =
    tables.length === 1 ? `The table ${String(tables[0])}` : `One of the tables ${tables.join(', ')}`;
  return (
    `${tables.length === 0 ? 'The database' : subject} is damaged: ${cause}. ` +
    'Stop the server and restore the database from a backup, or start with an empty one and import your files again.'
  );
}
