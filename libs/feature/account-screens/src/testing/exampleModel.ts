import {
  createDocument,
  engineOfVersion1,
  templateOfVersion1,
  type ValuationModelDocument,
} from '@finance-analyst/documents';

export interface ExampleModelFields {
  readonly id?: string;
  readonly title?: string;
  readonly years?: number;
}

/** A small model of a made-up company, never saved. */
export const exampleModel = ({
  id = 'model-1',
  title = 'Northwind Instruments',
  years = 5,
}: ExampleModelFields = {}): ValuationModelDocument =>
  createDocument({
    kind: 'valuation-model',
    id,
    ownerId: 'analyst',
    title,
    now: '2026-11-20T09:00:00.000Z',
    body: {
      instrument: { symbol: 'NWI', market: null, name: 'Northwind Instruments' },
      currency: 'USD',
      template: templateOfVersion1,
      engineVersion: engineOfVersion1,
      baseYearEnd: '2025-12-31',
      years,
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
