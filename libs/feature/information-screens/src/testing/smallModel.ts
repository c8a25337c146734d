import { createDocument, type AnalystDocument } from '@finance-analyst/documents';

export interface SmallModel {
  readonly id: string;
  readonly title: string;
  /** ISO time at which it is made. */
  readonly now: string;
}

/** A model of a made-up company, with nothing in it. */
export const smallModel = ({ id, title, now }: SmallModel): AnalystDocument =>
  createDocument({
    kind: 'valuation-model',
    id,
    ownerId: 'analyst',
    title,
    now,
    body: {
      symbol: 'NWI',
      name: 'Northwind Instruments',
      currency: 'USD',
      template: 'free-cash-flow-to-firm',
      years: 5,
      assumptions: [],
      knownOn: now.slice(0, 10),
      fundamentalsSnapshot: null,
    },
  });
