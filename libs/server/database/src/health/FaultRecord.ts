import type { LogEvent } from 'kysely';
import { messageOf } from '../folder/messageOf.js';
import { tableKeys } from './tableKeys.js';

/** SQLSTATE classes of damaged data and indexes, and of files that are missing or cannot be read. */
const damage = /^(?:XX|58)/;

/** Remembers that a query found stored data damaged, until the database is opened again: it does not heal by itself. */
export class FaultRecord {
  #problem: string | null = null;

  /** Takes what Kysely reports of each query. */
  readonly note = (event: LogEvent): void => {
    if (event.level !== 'error' || !isDamage(event.error)) return;
    const { sql } = event.query;
    const tables = Object.keys(tableKeys).filter((table) => new RegExp(`\\b${table}\\b`).test(sql));
    this.#problem ??= damagedTables(tables, messageOf(event.error));
  };

  /** Takes what was found otherwise. */
  readonly remember = (problem: string): void => {
    this.#problem ??= problem;
  };

  get problem(): string | null {
    return this.#problem;
  }
}

const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && damage.test(error.code);

/** What is told of tables that cannot be read. */
export function damagedTables(tables: readonly string[], cause: string): string {
  const subject =
    tables.length === 1 ? `The table ${String(tables[0])}` : `One of the tables ${tables.join(', ')}`;
  return (
    `${tables.length === 0 ? 'The database' : subject} is damaged: ${cause}. ` +
    'Stop the server and restore the database from a backup, or start with an empty one and import your files again.'
  );
}
