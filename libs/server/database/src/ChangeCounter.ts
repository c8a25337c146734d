import type { LogEvent } from 'kysely';

/** Statements that only read. A commit is not one of them: it makes changes visible to others. */
const reading = /^\s*(?:select|show|explain|begin|start|rollback)\b/i;

/** Page reports are part of no response, and stored statements say only what their document already says. */
const unread = /\b(?:telemetry_events|company_statements)\b/;

/** Counts statements that may have changed stored data, so that prepared answers know when they are out of date. */
export class ChangeCounter {
  #count = 0;

  /** Receives Kysely's event for each query. */
  readonly note = ({ query: { sql } }: LogEvent): void => {
    if (!reading.test(sql) && !unread.test(sql)) this.#count += 1;
  };

  get count(): number {
    return this.#count;
  }
}
