import { expect, it } from 'vitest';
import { bridgeOf } from '../history/bridgeOf.js';
import { createHistory } from '../history/createHistory.js';
import { createLedger } from '../ledger/createLedger.js';
import { marketOf } from '../testing/marketOf.js';
import { accountOf, rowsOf, type RowSketch } from '../testing/rowsOf.js';

const basf = { symbol: 'BAS', market: null };
const apple = { symbol: 'AAPL', market: null };
const eur = { currency: 'EUR' };
const ofBasf = { ...eur, instrument: basf };
const ofApple = { instrument: apple };

/** The client of ClientPerformanceSnapshotTest of Portfolio Performance (commit d26a30f6); deliveries are paid trades there. */
const rows: readonly RowSketch[] = [
  ['deposit', '2014-01-01', { ...eur, g: '1000' }],
  ['interest', '2014-05-25', { ...eur, g: '5', taxes: '1' }],
  ['deposit', '2014-05-25', { g: '1000' }],
  ['buy', '2014-12-22', { ...ofBasf, q: '10', g: '702.70', fees: '1', taxes: '2' }],
  ['buy', '2014-12-22', { ...ofApple, q: '10', g: '282.35' }],
  ['interest', '2015-01-02', { ...eur, g: '45.67', taxes: '1.23' }],
  ['deposit', '2015-01-02', { ...eur, g: '100' }],
  ['deposit', '2015-01-02', { g: '200' }],
  ['tax', '2015-01-04', { ...eur, g: '123' }],
  ['tax', '2015-01-05', { ...eur, g: '-23' }],
  ['buy', '2015-01-06', { ...ofBasf, q: '1', g: '66.69', fees: '1', taxes: '1' }],
  ['deposit', '2015-01-07', { ...eur, g: '206.94' }],
  ['buy', '2015-01-07', { ...ofBasf, q: '3', g: '201.39', fees: '2.22', taxes: '3.33' }],
  ['interest', '2015-01-09', { ...eur, g: '-7' }],
  ['interest', '2015-01-10', { ...eur, g: '10', taxes: '1' }],
  ['withdrawal', '2015-01-10', { g: '200' }],
  ['deposit', '2015-01-10', { g: '300' }],
  ['fee', '2015-01-11', { ...eur, g: '9.99' }],
  ['fee', '2015-01-12', { ...eur, g: '-7.12' }],
  ['dividend', '2015-01-13', { ...ofBasf, g: '13.20', fees: '2', taxes: '1' }],
  ['sell', '2015-01-13', { ...ofApple, q: '5', g: '137.78', fees: '10', taxes: '7' }],
  ['interest', '2015-01-14', { ...eur, g: '12.34', taxes: '2.34' }],
  ['deposit', '2015-01-14', { ...eur, g: '200' }],
  ['deposit', '2015-01-14', { g: '400' }],
  ['sell', '2015-01-14', { ...ofApple, q: '2', g: '54.90', fees: '1.11', taxes: '2.22' }],
  ['withdrawal', '2015-01-14', { g: '51.57' }],
];

it('[PORTFOLIO-65] has the parts of the published snapshot', () => {
  const ledger = createLedger(rowsOf(...rows), [accountOf('main', 'fifo', 'EUR')]);
  const perDollar = (dollars: number): number => 1 / dollars;
  const market = marketOf({
    from: '2015-01-02',
    to: '2015-01-14',
    currency: 'EUR',
    prices: {
      AAPL: {
        '2015-01-02': 27.3325,
        '2015-01-05': 26.5625,
        '2015-01-06': 26.565,
        '2015-01-07': 26.9375,
        '2015-01-08': 27.9725,
        '2015-01-09': 28.0025,
        '2015-01-12': 27.3125,
        '2015-01-13': 27.555,
        '2015-01-14': 27.45,
      },
      BAS: [
        'EUR',
        {
          '2015-01-02': 69.69,
          '2015-01-05': 66.71,
          '2015-01-06': 66.69,
          '2015-01-07': 67.13,
          '2015-01-08': 69.87,
          '2015-01-09': 68.12,
          '2015-01-12': 68.81,
          '2015-01-13': 71.03,
          '2015-01-14': 70.32,
        },
      ],
    },
    rates: {
      USD: {
        '2015-01-02': perDollar(1.2043),
        '2015-01-05': perDollar(1.1915),
        '2015-01-06': perDollar(1.1914),
        '2015-01-07': perDollar(1.1831),
        '2015-01-08': perDollar(1.1768),
        '2015-01-09': perDollar(1.1813),
        '2015-01-12': perDollar(1.1804),
        '2015-01-13': perDollar(1.1782),
        '2015-01-14': perDollar(1.1775),
      },
    },
  });
  const history = createHistory(ledger, market);
  const found = bridgeOf(history, 0, history.days.length - 1);
  if (!found.ok) throw new Error(found.reason);
  const { opening, deposits, withdrawals, price, income, currency, fees, taxes, closing } = found.value;
  expect({ opening, income, fees, taxes, closing }).toEqual({
    opening: 2128.58,
    income: 28.54,
    fees: 17.52,
    taxes: 116.5,
    closing: 2854.32,
  });
  // It rounds each flow and gain, and counts the currency of holdings as a gain on them: 21.35 + 4.69 + 17.68.
  expect(deposits - withdrawals).toBeCloseTo(787.49, 1);
  expect(price + currency).toBeCloseTo(43.72, 1);
});
