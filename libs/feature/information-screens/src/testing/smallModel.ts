import {
  type AnalystDocument,
  createDocument,
  engineOfVersion1,
  templateOfVersion1,
} from '@finance-analyst/documents';

export interface SmallModel {
  readonly id: string;
  readonly title: string;
  /** ISO time of creation. */
  readonly now: string;
}

/** An empty model of a made-up company. */
export const smallModel = ({ id, title, now }: SmallModel): AnalystDocument =>
  createDocument({
    kind: 'valuation-model',
    id,
    ownerId: 'analyst',
    title,
    now,
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
      knownOn: now.slice(0, 10),
      computed: null,
      fundamentalsSnapshot: null,
    },
  });
