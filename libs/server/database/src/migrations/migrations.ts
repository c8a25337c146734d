import type { Migration } from 'kysely/migration';
import { companyStatements } from './companyStatements.js';
import { marketDataTables } from './marketDataTables.js';
import { refetchedDocuments } from './refetchedDocuments.js';
import { telemetryEvents } from './telemetryEvents.js';

/** All migrations in order. A name never changes, and nothing is inserted in between. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-market-data-tables': marketDataTables,
  '0002-telemetry-events': telemetryEvents,
  '0003-company-statements': companyStatements,
  '0004-refetched-documents': refetchedDocuments,
};
