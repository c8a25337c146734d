import { type AnalystDocument, createDocument, type ValuationModelBody } from '@finance-analyst/documents';

const body: ValuationModelBody = {
  symbol: 'ACME',
  name: 'Acme Corporation',
  currency: 'USD',
  template: 'free-cash-flow-to-firm',
  years: 5,
  assumptions: [
    {
      id: 'beta',
      input: 'beta',
      period: null,
      value: 1.1,
      defaultValue: 1,
      reason: 'Estimated over five years.',
      edited: true,
    },
  ],
  knownOn: '2025-11-20',
  priceSnapshot: null,
  fundamentalsSnapshot: { annual: [{ label: 'FY2025', revenue: 1000 }] },
};

/** A model that was never saved. */
export const exampleModel = (id = 'model-1', changes: Partial<ValuationModelBody> = {}): AnalystDocument =>
  createDocument({
    kind: 'valuation-model',
    id,
    ownerId: 'device',
    title: `Model ${id}`,
    now: '2025-11-20T09:00:00.000Z',
    body: { ...body, ...changes },
  });

/** The model after an edit of its note. */
export const edited = (document: AnalystDocument, scenarioNote: string): AnalystDocument => ({
  ...document,
  body: { ...document.body, scenarioNote },
});
