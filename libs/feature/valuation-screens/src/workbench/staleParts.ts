import type { FundamentalsResponse, MarketParametersResponse } from '@finance-analyst/contracts';
import type { Answer } from '@finance-analyst/market-data';
import type { StaleData } from './StaleDataNotice.js';

const fromDevice = 'The server could not be asked; this is the copy on this device.';

/** What of a new model's data is an earlier copy: the server's own, or this device's. */
export function staleParts(
  fundamentals: Answer<FundamentalsResponse>,
  parameters: Answer<MarketParametersResponse>,
): readonly StaleData[] {
  const { freshness } = fundamentals.data;
  return [
    ...(fundamentals.stale || freshness.stale
      ? [
          {
            what: 'Filings',
            fetchedAt: freshness.fetchedAt ?? fundamentals.fetchedAt,
            reason: freshness.reason ?? (fundamentals.stale ? fromDevice : null),
          },
        ]
      : []),
    ...(parameters.stale
      ? [{ what: 'Market parameters', fetchedAt: parameters.fetchedAt, reason: fromDevice }]
      : []),
  ];
}
