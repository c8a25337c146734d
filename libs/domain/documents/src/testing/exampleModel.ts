import { createDocument } from '../envelope/createDocument.js';
import type { ValuationModelDocument } from '../valuation-model/ValuationModel.js';
import { engineOfVersion1, templateOfVersion1 } from '../valuation-model/computedByVersion1.js';
import type { ValuationModelBody } from '../valuation-model/ValuationModel.js';

export const exampleBody: ValuationModelBody = {
  instrument: { symbol: 'ACME', market: 'XNAS', name: 'Acme Corporation' },
  currency: 'USD',
  amountScale: 'millions',
  template: templateOfVersion1,
  engineVersion: engineOfVersion1,
  baseYearEnd: '2025-12-31',
  years: 5,
  assumptions: [
    {
      id: 'revenue_growth@2026-12-31',
      input: 'revenue_growth',
      yearEnd: '2026-12-31',
      value: 0.08,
      defaultValue: 0.06,
      reason: 'A new product is announced.',
      edited: true,
      provenance: {
        label: 'Growth of the last five years',
        asOf: '2025-09-27',
        figures: [{ line: 'revenue', period: 'FY2025' }],
      },
    },
    {
      id: 'terminal_method',
      input: 'terminal_method',
      yearEnd: null,
      value: 'perpetual_growth',
      defaultValue: 'perpetual_growth',
      reason: 'Usual for a going concern.',
      edited: false,
    },
  ],
  scenarios: [],
  notes: [],
  peers: [],
  peerStatements: {},
  transactions: [],
  caseWeights: [],
  knownOn: '2025-11-20',
  priceSnapshot: { price: 101.5, currency: 'USD', asOf: '2025-11-20', source: 'csv-import' },
  computed: null,
  fundamentalsSnapshot: { annual: [{ label: 'FY2025', figures: { revenue: { value: 416_161_000_000 } } }] },
};

/** A small valid valuation model for tests. */
export const exampleModel: ValuationModelDocument = createDocument({
  kind: 'valuation-model',
  id: 'model-1',
  ownerId: 'device',
  title: 'Acme base case',
  now: '2025-11-20T10:00:00.000Z',
  body: exampleBody,
});
