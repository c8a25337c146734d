import type { DataSource } from './Instrument.js';

const names: Readonly<Record<DataSource, string>> = {
  sample: 'Sample market',
  'sec-edgar': 'SEC EDGAR',
  'csv-import': 'Imported file',
  entered: 'Entered',
  stooq: 'Stooq',
  yahoo: 'Yahoo',
  ecb: 'ECB',
  configuration: 'Configuration',
  damodaran: 'Damodaran, NYU Stern',
};

/** The display name of a data source, or its id if it has none. */
export const sourceName = (source: DataSource): string =>
  Object.hasOwn(names, source) ? (names[source] ?? source) : source;
