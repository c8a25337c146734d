import type { Migration } from 'kysely/migration';
import { marketDataTables } from './marketDataTables.js';
import { telemetryEvents } from './telemetryEvents.js';

/** Every change of the tables, in order: a name is never changed and nothing is put in between. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-market-data-tables': marketDataTables,
  '0002-telemetry-events': telemetryEvents,
};
