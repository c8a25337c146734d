import {
  type AnalystDocument,
  type ValuationModelDocument,
  createDocument,
  engineOfVersion1,
  templateOfVersion1,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import { modelOf } from './modelOf.js';

const body: ValuationModelBody = {
  instrument: { symbol: 'ACME', market: null, name: 'Acme Corporation' },
  currency: 'USD',
  template: templateOfVersion1,
  engineVersion: engineOfVersion1,
  baseYearEnd: '2025-12-31',
  years: 5,
  assumptions: [
    {
      id: 'beta',
      input: 'beta',
      yearEnd: null,
      value: 1.1,
      defaultValue: 1,
      reason: 'Estimated over five years.',
      edited: true,
    },
  ],
  scenarios: [],
  notes: [],
  peers: [],
  peerStatements: {},
  transactions: [],
  caseWeights: [],
  knownOn: '2025-11-20',
  priceSnapshot: null,
  computed: null,
  fundamentalsSnapshot: { annual: [{ label: 'FY2025', revenue: 1000 }] },
};

/** A model that was never saved. */
export const exampleModel = (
  id = 'model-1',
  changes: Partial<ValuationModelBody> = {},
): ValuationModelDocument =>
  createDocument({
    kind: 'valuation-model',
    id,
    ownerId: 'device',
    title: `Model ${id}`,
    now: '2025-11-20T09:00:00.000Z',
    body: { ...body, ...changes },
  });

/** The model after an edit of its note. */
export function edited(document: AnalystDocument, scenarioNote: string): ValuationModelDocument {
  const model = modelOf(document);
  return { ...model, body: { ...model.body, scenarioNote } };
}
