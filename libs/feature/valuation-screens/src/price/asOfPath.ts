import { workbenchPath } from '@finance-analyst/navigation';

/** The workbench on a company as it was known on a day. */
export const asOfPath = (symbol: string, knownOn: string): string =>
  `${workbenchPath(symbol)}&asOf=${encodeURIComponent(knownOn)}`;
