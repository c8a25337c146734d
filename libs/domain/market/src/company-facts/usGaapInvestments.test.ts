import { describe, expect, it } from 'vitest';
import { balanceSheet } from '../testing/balanceSheet.js';

const shortTerm = (filed: Readonly<Record<string, number>>) => balanceSheet(filed).shortTermInvestments;
const longTerm = (filed: Readonly<Record<string, number>>) => balanceSheet(filed).longTermInvestments;

describe('liquid investments under US GAAP', () => {
  const debt = { AvailableForSaleSecuritiesDebtSecuritiesCurrent: 800 };
  const equity = { EquitySecuritiesFvNi: 200 };

  it('[MARKET-35] adds equity securities to the debt securities beside them', () => {
    expect(shortTerm({ ...debt, ...equity })).toMatchObject({
      value: 1_000,
      derivation: 'Debt securities plus equity securities',
    });
    expect(shortTerm(debt)).toMatchObject({ value: 800, derivation: null });
    expect(shortTerm(equity)?.value).toBe(200);
    const all = { EquitySecuritiesFvNiCurrentAndNoncurrent: 250, EquitySecuritiesFVNINoncurrent: 50 };
    expect(shortTerm({ ...debt, ...all })?.value).toBe(1_000);
  });

  it('[MARKET-35] follows the filed total of securities', () => {
    expect(shortTerm({ ...debt, ...equity, MarketableSecuritiesCurrent: 1_000 })).toMatchObject({
      value: 1_000,
      source: { tag: 'MarketableSecuritiesCurrent' },
    });
    expect(shortTerm({ ...debt, ...equity, ShortTermInvestments: 1_010 })?.value).toBe(1_010);
  });

  it.each([
    ['the securities and equity securities beside them', 1_000, 800, 1_000],
    ['the securities, equity securities included', 800, 800, 800],
    ['more than both, under tags that are not read', 1_300, 800, 1_300],
  ])('[MARKET-35] lets cash and short-term investments decide: %s', (_, investments, securities, value) => {
    const total = {
      CashAndCashEquivalentsAtCarryingValue: 500,
      CashCashEquivalentsAndShortTermInvestments: 500 + investments,
    };
    expect(shortTerm({ ...total, ...equity, MarketableSecuritiesCurrent: securities })?.value).toBe(value);
    expect(shortTerm({ ...total, ...equity, ...debt })?.value).toBe(value);
  });

  it('[MARKET-35] keeps the exact figure beside a total that is rounded', () => {
    const million = 1_000_000;
    const filed = {
      CashAndCashEquivalentsAtCarryingValue: 23_466 * million,
      MarketableSecuritiesCurrent: 72_191 * million,
      CashCashEquivalentsAndShortTermInvestments: 95_700 * million,
    };
    expect(shortTerm(filed)).toMatchObject({ value: 72_191 * million, derivation: null });
  });

  it('[MARKET-35] does not count noncurrent equity securities as current ones too', () => {
    const repeated = { ...equity, EquitySecuritiesFVNINoncurrent: 200 };
    expect(shortTerm({ ...debt, ...repeated })?.value).toBe(800);
    expect(longTerm({ ...debt, ...repeated })?.value).toBe(200);
  });

  it('[MARKET-32] adds noncurrent equity securities to debt securities, but not to a total that includes them', () => {
    const noncurrent = { EquitySecuritiesFVNINoncurrent: 40 };
    const bonds = { AvailableForSaleSecuritiesDebtSecuritiesNoncurrent: 600 };
    expect(longTerm({ ...noncurrent, ...bonds })?.value).toBe(640);
    expect(longTerm({ ...noncurrent, ...bonds, OtherLongTermInvestments: 90 })?.value).toBe(690);
    expect(longTerm({ ...noncurrent, ...bonds, LongTermInvestments: 700 })?.value).toBe(700);
    expect(longTerm({ ...noncurrent, ...bonds, MarketableSecuritiesNoncurrent: 640 })?.value).toBe(640);
  });
});
