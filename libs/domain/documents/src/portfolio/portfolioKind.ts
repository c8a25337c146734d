import type { DocumentKindDefinition } from '../kinds/DocumentKindDefinition.js';
import { summaryOfPortfolio } from './summaryOfPortfolio.js';

/** The definition of portfolios as a kind. */
export const portfolioKind = {
  kind: 'portfolio',
  noun: { one: 'portfolio', many: 'portfolios' },
  currentVersion: 1,
  load: async () => (await import('./portfolioForm.js')).portfolioForm,
  summary: summaryOfPortfolio,
  attachments: [],
  rows: [
    { path: ['accounts'], id: 'id' },
    { path: ['instruments'], id: 'id' },
    { path: ['rows'], id: 'id' },
    { path: ['batches'], id: 'id' },
    { path: ['targets'], id: 'id' },
  ],
  facts: [
    { path: ['instruments', '*'], fields: ['symbol', 'market'] },
    // A transaction is one fact: the quantity of one edit and the price of another would be no trade.
    {
      path: ['rows', '*'],
      fields: [
        'account',
        'kind',
        'date',
        'settlement',
        'instrument',
        'quantity',
        'price',
        'gross',
        'fees',
        'taxes',
        'currency',
        'rate',
        'otherAccount',
        'otherInstrument',
        'ratio',
        'otherCurrency',
        'otherAmount',
        'cashInLieu',
        'costShare',
        'lots',
        'acquired',
      ],
    },
  ],
} as const satisfies DocumentKindDefinition;
