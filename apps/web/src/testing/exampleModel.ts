import { createDocument, type AnalystDocument } from '@finance-analyst/documents';

/** A small model of a made-up company, never saved. */
export const exampleModel = (): AnalystDocument =>
  createDocument({
    kind: 'valuation-model',
    id: 'model-1',
    ownerId: 'device',
    title: 'Northwind Instruments',
    now: '2026-11-20T09:00:00.000Z',
    body: {
      symbol: 'NWI',
      name: 'Northwind Instruments',
      currency: 'USD',
      template: 'free-cash-flow-to-firm',
      years: 5,
      assumptions: [],
      knownOn: '2026-11-20',
      fundamentalsSnapshot: null,
    },
  });
