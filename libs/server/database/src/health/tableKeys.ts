import type { DatabaseSchema } from '../DatabaseSchema.js';

/** Every table with the first column of its primary key. */
export const tableKeys = {
  instruments: 'id',
  bars: 'instrument_id',
  dividends: 'instrument_id',
  splits: 'instrument_id',
  yields: 'source',
  exchange_rates: 'source',
  provider_documents: 'source',
  company_statements: 'source',
  datasets: 'name',
  telemetry_events: 'id',
} as const satisfies Readonly<Record<keyof DatabaseSchema, string>>;
