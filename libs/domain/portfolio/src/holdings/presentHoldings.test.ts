import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundParts } from '../decimal/roundParts.js';
import { roundUnits } from '../decimal/roundUnits.js';
import { bridgeOf } from '../history/bridgeOf.js';
import { createHistory } from '../history/createHistory.js';
import { isoDate } from '../calendar/isoDate.js';
import { createLedger } from '../ledger/createLedger.js';
import { rowKinds } from '../row/RowKind.js';
import { readLedger } from '../state/readLedger.js';
import { arbitraryMarket } from '../testing/arbitraryMarket.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { accountOf, acme } from '../testing/rowsOf.js';
import { presentHoldings } from './presentHoldings.js';
import { valueHoldings } from './valueHoldings.js';

const accounts = [accountOf('main'), accountOf('second')];
const cents = (amount: number): number => Math.round(amount * 100);

it('[PORTFOLIO-154] rounds parts to their sum, none by a whole step or more', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e7, max: 1e7, noNaN: true }), { maxLength: 60 }), (parts) => {
      const rounded = roundParts(parts, 2);
      expect(rounded.reduce((sum, part) => sum + cents(part), 0)).toBe(
        roundUnits(
          parts.reduce((sum, part) => sum + part, 0),
          2,
        ),
      );
      rounded.forEach((part, at) => {
        expect(Math.abs(part - (parts[at] as number))).toBeLessThan(0.010001);
      });
    }),
  );
  expect(roundParts([0.333, 0.333, 0.333], 2)).toEqual([0.34, 0.33, 0.33]);
  expect(roundParts([1, 2], 2, 3.01)).toEqual([1.01, 2]);
  expect(roundParts([], 2, 0.01)).toEqual([]);
});

it('[PORTFOLIO-154] rounds halves away from zero, also those that a sum leaves just below', () => {
  expect([1.005, -1.005, 0.1 + 0.2 - 0.295, 8.345 * 3].map((each) => roundUnits(each, 2))).toEqual([
    101, -101, 1, 2504,
  ]);
});

it('[PORTFOLIO-155] presents holdings that add up to the closing value of the bridge, to the cent', () => {
  let closed = 0;
  fc.assert(
    fc.property(arbitraryRows(rowKinds), arbitraryMarket, (rows, market) => {
      const last = market.days.length - 1;
      const rateOf = (currency: string): number | null => market.ratesOf(currency)?.[last] ?? null;
      const ledger = createLedger(rows, accounts);
      const state = readLedger(ledger);
      const { total, holdings, cash } = presentHoldings(
        valueHoldings(state, {
          currency: 'USD',
          priceOf: (instrument) => {
            const column = market.pricesOf(instrument);
            return (
              column && {
                price: column.closes[last] as number,
                currency: column.currency,
                previousClose: instrument.symbol === acme.symbol ? (column.closes[last - 1] as number) : null,
                asOf: isoDate(market.days[last] as number),
                source: 'sample',
              }
            );
          },
          rateOf,
          rateOn: rateOf,
        }),
      );
      // Beyond what numbers hold to the cent, nothing can add up.
      if (
        Math.abs(total) > 1e11 ||
        [...holdings, ...cash].some(({ value }) => value.ok && Math.abs(value.value) > 1e11)
      )
        return;
      let sum = 0;
      for (const { value } of [...holdings, ...cash]) if (value.ok) sum += cents(value.value);
      expect(sum).toBe(cents(total));
      const bridge = bridgeOf(createHistory(ledger, market), 0, last);
      if (bridge.ok) {
        closed += 1;
        expect(cents(bridge.value.closing) - cents(total)).toBe(0);
      }
      for (const { value, cost, priceGain, currencyGain } of holdings)
        if (value.ok && cost.ok && priceGain.ok && currencyGain.ok)
          expect(cents(priceGain.value) + cents(currencyGain.value)).toBe(
            cents(value.value) - cents(cost.value) + 0,
          );
    }),
    { numRuns: 300 },
  );
  expect(closed).toBeGreaterThan(30);
});

it('[PORTFOLIO-155] has no weights while something has no value', () => {
  const ledger = createLedger(
    [
      {
        id: '1',
        account: 'main',
        kind: 'deposit',
        date: '2024-01-02',
        entry: 1,
        gross: '10',
        currency: 'CHF',
      },
      {
        id: '2',
        account: 'main',
        kind: 'deposit',
        date: '2024-01-02',
        entry: 2,
        gross: '10',
        currency: 'USD',
      },
    ],
    accounts,
  );
  const none = { currency: 'USD', priceOf: () => null, rateOf: () => null, rateOn: () => null };
  expect(
    presentHoldings(valueHoldings(readLedger(ledger), none)).cash.map(({ weight }) => weight.ok),
  ).toEqual([false, false]);
});
