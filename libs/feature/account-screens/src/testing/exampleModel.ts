import { type AnalystDocument, createDocument } from '@finance-analyst/documents';

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
}: ExampleModelFields = {}): AnalystDocument =>
  createDocument({
    kind: 'valuation-model',
    id,
    ownerId: 'analyst',
    title,
    now: '2026-11-20T09:00:00.000Z',
    body: {
      symbol: 'NWI',
      name: 'Northwind Instruments',
      currency: 'USD',
      template: 'free-cash-flow-to-firm',
      years,
      assumptions: [],
      knownOn: '2026-11-20',
      fundamentalsSnapshot: null,
    },
  });
