const names: Readonly<Record<string, string>> = {
  sample: 'Sample market',
  'sec-edgar': 'SEC EDGAR',
  'csv-import': 'imported file',
  configuration: 'configuration',
};

/** A data source as it reads on screen. */
export const sourceName = (source: string): string => names[source] ?? source;
