/** What is said at a field whose figure is far from the usual, in one place. */
export const messages = {
  outside: (usual: string, filed: string | null): string =>
    filed === null
      ? `Outside the usual ${usual}. Is it meant?`
      : `Outside the usual ${usual} and what the filings show, ${filed}. Is it meant?`,
  range: (from: string, to: string): string => (from === to ? from : `${from} to ${to}`),
  growsTo: (times: string): string => `Revenue would be ${times} that of the year before.`,
  farAbove: (times: string, proposed: string, unit: string): string =>
    `${times} the proposed ${proposed}. The field takes ${unit}. Is it meant?`,
  farBelow: (proposed: string, unit: string): string =>
    `Less than a tenth of the proposed ${proposed}. The field takes ${unit}. Is it meant?`,
  shares: 'shares',
} as const;
