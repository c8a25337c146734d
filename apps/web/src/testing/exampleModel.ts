import {
  type ValuationModelDocument,
  createDocument,
  engineOfVersion1,
  templateOfVersion1,
} from '@finance-analyst/documents';

/** A small model of a made-up company, never saved. */
export const exampleModel = (): ValuationModelDocument =>
  createDocument({
    kind: 'valuation-model',
    id: 'model-1',
    ownerId: 'device',
    title: 'Northwind Instruments',
    now: '2026-11-20T09:00:00.000Z',
    body: {
      instrument: { symbol: 'NWI', market: null, name: 'Northwind Instruments' },
      currency: 'USD',
      template: templateOfVersion1,
      engineVersion: engineOfVersion1,
      baseYearEnd: '2025-12-31',
      years: 5,
      assumptions: [],
      scenarios: [],
      notes: [],
      peers: [],
      peerStatements: {},
      transactions: [],
      caseWeights: [],
      knownOn: '2026-11-20',
      computed: null,
      fundamentalsSnapshot: null,
    },
  });
