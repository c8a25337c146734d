import type { FundamentalsResponse, MarketParametersResponse } from '@finance-analyst/contracts';
import type { Answer } from '@finance-analyst/market-data';
import type { StaleData } from './StaleDataNotice.js';
import { messages } from './messages.js';

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
            what: messages.filings,
            fetchedAt: freshness.fetchedAt ?? fundamentals.fetchedAt,
            reason: freshness.reason ?? (fundamentals.stale ? messages.serverUnreachable : null),
          },
        ]
      : []),
    ...(parameters.stale
      ? [{ what: messages.parameters, fetchedAt: parameters.fetchedAt, reason: messages.serverUnreachable }]
      : []),
  ];
}
