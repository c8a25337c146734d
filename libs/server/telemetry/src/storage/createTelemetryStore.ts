import type { Database } from '@finance-analyst/database';
import { sql } from 'kysely';
import { storableJson } from './storableJson.js';
import { telemetryLimits, type TelemetryLimits } from './telemetryLimits.js';

export type TelemetryKind =
  | 'performance-metric'
  | 'performance-session'
  | 'performance-violation'
  | 'web-vital'
  | 'csp-violation'
  | 'usage';

export interface TelemetryStoreDependencies {
  readonly database: Pick<Database, 'queries'>;
  readonly clock: () => Date;
  readonly limits?: TelemetryLimits | undefined;
}

export interface TelemetryStore {
  /** Stores a report without anything about its sender. */
  store(kind: TelemetryKind, report: object): Promise<void>;
  /** Deletes part of what is expired or over the limit; true when nothing of that is left among the oldest. */
  clean(): Promise<boolean>;
}

const dayMs = 86_400_000;

/** Stores page reports, limited by age and number. */
export function createTelemetryStore(dependencies: TelemetryStoreDependencies): TelemetryStore {
  const { database, clock, limits = telemetryLimits } = dependencies;
  const { queries } = database;
  let storedSinceCleaning = 0;
  const clean = async () => {
    storedSinceCleaning = 0;
    const oldest = new Date(clock().getTime() - limits.keptDays * dayMs);
    const { numAffectedRows = 0n } = await sql`delete from telemetry_events where id in (
      select id from (
        select id, received_at from telemetry_events order by id limit ${limits.deletedAtOnce}::int
      ) as oldest
      where received_at < ${oldest.toISOString()}::timestamptz
        or id <= (select max(id) from telemetry_events) - ${limits.keptEvents}::int
    )`.execute(queries);
    return numAffectedRows < BigInt(limits.deletedAtOnce);
  };
  return {
    clean,
    store: async (kind, report) => {
      await queries
        .insertInto('telemetry_events')
        .values({ kind, received_at: clock(), body: storableJson(report) })
        .execute();
      storedSinceCleaning += 1;
      if (storedSinceCleaning >= limits.eventsBetweenCleanings) await clean();
    },
  };
}
