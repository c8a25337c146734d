import { createDocument, type AnalystDocument, type PriceSnapshot } from '@finance-analyst/documents';

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
      symbol,
      name: title,
      currency,
      template: 'free-cash-flow-to-firm',
      years: 5,
      assumptions: [],
      knownOn,
      ...(priceSnapshot && { priceSnapshot }),
      fundamentalsSnapshot: statementsSource === undefined ? null : { source: statementsSource },
    },
  });
