import {
  type ComputedFigure,
  type ValuationModelDocument,
  createDocument,
  engineOfVersion1,
  type PriceSnapshot,
  readSymbol,
  templateOfVersion1,
} from '@finance-analyst/documents';

export interface ExampleModelFields {
  readonly id?: string;
  readonly title?: string;
  readonly symbol?: string;
  readonly currency?: string;
  readonly knownOn?: string;
  readonly statementsSource?: string;
  /** Its last computed value; null for a never-computed model. */
  readonly valuePerShare?: ComputedFigure | null;
  readonly priceSnapshot?: PriceSnapshot;
}

/** Figures that lists do not show. */
const notRead: ComputedFigure = { ok: false, reason: 'Not shown in a list.' };

/** A small model of a made-up company, never saved. */
export const exampleModel = ({
  id = 'model-1',
  title = 'Northwind Instruments',
  symbol = 'NWI',
  currency = 'USD',
  knownOn = '2026-11-20',
  statementsSource = 'sec-edgar',
  valuePerShare = { ok: true, value: 165 },
  priceSnapshot,
}: ExampleModelFields = {}): ValuationModelDocument =>
  createDocument({
    kind: 'valuation-model',
    id,
    ownerId: 'analyst',
    title,
    now: '2026-11-20T09:00:00.000Z',
    body: {
      instrument: { ...readSymbol(symbol), name: title },
      currency,
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
      knownOn,
      ...(priceSnapshot && { priceSnapshot }),
      computed: valuePerShare && {
        valuePerShare,
        upside: notRead,
        impliedGrowth: notRead,
        terminalShare: notRead,
        wacc: notRead,
        template: templateOfVersion1,
        engineVersion: engineOfVersion1,
        statementsSource,
      },
      fundamentalsSnapshot: { source: statementsSource },
    },
  });
