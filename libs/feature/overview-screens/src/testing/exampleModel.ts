import {
  type AnalystDocument,
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
  /** Left out, the model does not say where its statements come from. */
  readonly statementsSource?: string;
  readonly priceSnapshot?: PriceSnapshot;
}

/** A small model of a made-up company, never saved. */
export const exampleModel = ({
  id = 'model-1',
  title = 'Northwind Instruments',
  symbol = 'NWI',
  currency = 'USD',
  knownOn = '2026-11-20',
  statementsSource,
  priceSnapshot,
}: ExampleModelFields = {}): AnalystDocument =>
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
      knownOn,
      ...(priceSnapshot && { priceSnapshot }),
      computed: null,
      fundamentalsSnapshot: statementsSource === undefined ? null : { source: statementsSource },
    },
  });
