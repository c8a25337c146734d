import type { LogEvent } from 'kysely';

/** The end of a transaction is none of these: only then do others see its changes. */
const reading = /^\s*(?:select|show|explain|begin|start|rollback)\b/i;

/** What pages report changes with every visit and is part of no answer. */
const unread = /\btelemetry_events\b/;

/** Counts statements that may have changed what is stored, so that prepared answers know when they are out of date. */
export class ChangeCounter {
  #count = 0;

  /** Takes what Kysely reports of each query. */
  readonly note = ({ query: { sql } }: LogEvent): void => {
    if (!reading.test(sql) && !unread.test(sql)) this.#count += 1;
  };

  get count(): number {
    return this.#count;
  }
}
