import type { DocumentRow } from '@finance-analyst/workspace';

/** A saved model of a company, which is worth so much a share in USD. */
export const modelOf = (symbol: string, valuePerShare: number): DocumentRow => ({
  id: `model-${symbol}`,
  kind: 'valuation-model',
  title: `${symbol}, free cash flow`,
  createdAt: '2025-11-01T10:00:00.000Z',
  updatedAt: '2025-11-02T10:00:00.000Z',
  revision: 1,
  removedAt: null,
  summaryVersion: 1,
  instruments: [{ symbol, market: null, name: symbol }],
  currency: 'USD',
  headline: {
    valuePerShare: { ok: true, value: valuePerShare },
    upside: { ok: true, value: 0 },
    price: null,
    knownOn: '2025-11-01',
    statementsSource: 'sample',
  },
});
