import type { DataSource } from './Instrument.js';

const names: Readonly<Record<DataSource, string>> = {
  sample: 'Sample market',
  'sec-edgar': 'SEC EDGAR',
  'csv-import': 'Imported file',
  entered: 'Entered',
  stooq: 'Stooq',
  yahoo: 'Yahoo',
  configuration: 'Configuration',
};

/** A data source as a person reads it. One that has no name of its own here is named by its id. */
export const sourceName = (source: DataSource): string =>
  Object.hasOwn(names, source) ? (names[source] ?? source) : source;
