import { createLedger, whatIfSale, type LedgerRow, type SaleTrial } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { inPortfolio } from './inPortfolio.js';
import { messages } from './messages.js';

const acme = { symbol: 'ACME', market: null };
const buy = (id: string, date: string, gross: string, entry: number): LedgerRow => ({
  id,
  entry,
  account: 'main',
  kind: 'buy',
  date,
  instrument: acme,
  quantity: '10',
  gross,
  currency: 'USD',
});
const ledger = createLedger(
  [buy('a', '2022-01-03', '100', 1), buy('b', '2024-01-03', '300', 2)],
  [{ id: 'main', currency: 'USD', opened: null, lotMethod: 'fifo' }],
);
const rates = { shortTerm: 0.37, longTerm: 0.2 };
const resultAt = (price: string) => {
  const sale: SaleTrial = {
    account: 'main',
    instrument: acme,
    quantity: '20',
    price,
    date: '2024-06-03',
    currency: 'USD',
    shortTermRate: '0.37',
    longTermRate: '0.2',
  };
  const tried = whatIfSale(ledger, sale);
  if (!tried.ok) throw new Error(tried.reason);
  return tried.value;
};
/** Euros for a dollar: 0.5 when the first lot was bought, 0.8 for the second, 1 at the sale. */
const rateOn = (currency: string, day: string): number | null =>
  currency !== 'USD' ? null : day < '2023' ? 0.5 : day < '2024-06' ? 0.8 : 1;

it('[PORTFOLIO-SCREENS-242] has the tax of the ledger in the currency of the sale', () => {
  for (const price of ['20', '40', '5']) {
    const result = resultAt(price);
    const own = inPortfolio(result, { currency: 'USD', rateOn: () => null }, rates);
    const converted = inPortfolio({ ...result, tax: null }, { currency: 'USD', rateOn: () => null }, rates);
    expect(own).toMatchObject({ ok: true, value: { tax: Number(result.tax) } });
    expect(own.ok && converted.ok ? own.value.tax : -1).toBeCloseTo(
      (converted.ok ? converted.value.tax : null) ?? -2,
      6,
    );
  }
});

it('[PORTFOLIO-SCREENS-243] converts costs at the rates of purchase and proceeds at that of the sale', () => {
  // Lots: 200 − 100 × 0.5 long-term, 200 − 300 × 0.8 short-term.
  expect(inPortfolio(resultAt('20'), { currency: 'EUR', rateOn }, rates)).toEqual({
    ok: true,
    value: {
      proceeds: 400,
      cost: 290,
      gain: 110,
      shortTermGain: -40,
      longTermGain: 150,
      tax: 22,
      unusedLoss: 0,
    },
  });
  expect(inPortfolio(resultAt('20'), { currency: 'EUR', rateOn }, null)).toMatchObject({
    value: { gain: 110, tax: null },
  });
});

it('[PORTFOLIO-SCREENS-243] names the rate that is missing', () => {
  const without = (day: string) => (currency: string, date: string) =>
    date === day ? null : rateOn(currency, date);
  for (const day of ['2024-01-03', '2024-06-03'])
    expect(inPortfolio(resultAt('20'), { currency: 'EUR', rateOn: without(day) }, rates)).toEqual({
      ok: false,
      reason: messages.noRateOn('USD', 'EUR', day),
    });
});
