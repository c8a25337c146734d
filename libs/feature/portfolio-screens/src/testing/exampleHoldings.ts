import { ledgerState, valueHoldings, type HoldingMarket, type Holdings } from '@finance-analyst/portfolio';
import { samplePortfolio } from '../sample/samplePortfolio.js';

/** Prices and rates of one day for the sample portfolio; one of its companies has none. */
const market: HoldingMarket = {
  currency: 'USD',
  priceOf: ({ symbol }) =>
    symbol === 'DNM.SMP'
      ? null
      : {
          price: 40 + symbol.charCodeAt(0),
          currency: ['PHV.SMP', 'ELV.SMP', 'CSB.SMP', 'MRV.SMP'].includes(symbol) ? 'EUR' : 'USD',
          previousClose: 41 + symbol.charCodeAt(1) / 2,
          asOf: '2026-10-30',
          source: 'sample',
        },
  rateOf: (currency) => (currency === 'EUR' ? 1.11 : null),
  rateOn: (currency, date) => (currency === 'EUR' ? (date < '2021-01-01' ? 1.18 : 1.07) : null),
};

export const exampleBody = samplePortfolio();

/** The sample portfolio at these prices. */
export const exampleHoldings: Holdings = valueHoldings(
  ledgerState(exampleBody.rows, exampleBody.accounts),
  market,
);
