/** The texts about search coverage, loaded with it. */
export const messages = {
  coversBoth: (filers: string, samples: string) =>
    `Search covers ${filers} SEC filers and ${samples} sample companies.`,
  coversFilers: (filers: string) => `Search covers ${filers} SEC filers.`,
  coversSamples: (samples: string) => `This server searches ${samples} sample companies.`,
  coversNothing: 'This server has no companies to search yet.',
  filersToCome: (source: string) => `Companies from ${source} load with the first search.`,
  filersUnset: (source: string, reason: string | null) =>
    `SEC filers are not included: ${source} is not configured. ${reason ?? ''}`.trim(),
  filersFailed: (source: string, reason: string | null) =>
    `SEC filers are not available: the list of ${source} could not be loaded. ${reason ?? ''}`.trim(),
  pricesOf: (providers: string) => `Prices: ${providers}.`,
  noPrices: (reason: string | null) =>
    `No price provider is configured. ${reason ?? 'Import a price file to compare values with prices.'}`,
  offline: 'Search needs a connection. Models saved on this device open offline.',
  failed: 'Search coverage is not available.',
  statusLink: 'Service status',
  tryAgain: 'Try again',
} as const;
