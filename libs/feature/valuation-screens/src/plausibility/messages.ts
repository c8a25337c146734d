/** What is said at a field whose figure is far from the usual, in one place. */
export const messages = {
  outside: (usual: string, filed: string | null): string =>
    filed === null
      ? `Outside the usual ${usual}. Is this intended?`
      : `Outside the usual ${usual} and what the filings show, ${filed}. Is this intended?`,
  range: (from: string, to: string): string => (from === to ? from : `${from} to ${to}`),
  growsTo: (times: string): string => `Revenue would be ${times} the prior year’s.`,
  farAbove: (times: string, proposed: string, unit: string): string =>
    `${times} the default ${proposed}. This field takes ${unit}. Is this intended?`,
  farBelow: (proposed: string, unit: string): string =>
    `Less than a tenth of the default ${proposed}. This field takes ${unit}. Is this intended?`,
  shares: 'shares',
} as const;
