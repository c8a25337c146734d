import { expect, it } from 'vitest';
import { figure } from '../testing/figure.js';
import { commonEquityOf } from './commonEquityOf.js';

const equity = figure('StockholdersEquity', 700);
const minorityInterest = figure('MinorityInterest', 30);

it('[MARKET-195] subtracts preferred stock within equity only', () => {
  const preferredEquity = figure('PreferredStockValue', 20);
  expect(
    commonEquityOf({ figures: { shareholdersEquity: equity, preferredEquity, minorityInterest } }),
  ).toEqual({
    value: 680,
    lines: ['shareholdersEquity', 'preferredEquity'],
  });
  const temporary = figure('TemporaryEquityCarryingAmountAttributableToParent', 50);
  expect(commonEquityOf({ figures: { shareholdersEquity: equity, preferredEquity: temporary } })).toEqual({
    value: 700,
    lines: ['shareholdersEquity'],
  });
  const both = {
    ...preferredEquity,
    value: 70,
    components: [preferredEquity, temporary].map(({ value, source }) => ({
      label: source.tag,
      sign: 1 as const,
      value,
      source,
    })),
  };
  expect(commonEquityOf({ figures: { shareholdersEquity: equity, preferredEquity: both } })?.value).toBe(680);
});

it('[MARKET-195] subtracts minority interest where equity is reported with it', () => {
  const all = figure('StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', 730);
  const redeemable = figure('RedeemableNoncontrollingInterestEquityCarryingAmount', 9);
  expect(commonEquityOf({ figures: { shareholdersEquity: all, minorityInterest } })?.value).toBe(700);
  expect(commonEquityOf({ figures: { shareholdersEquity: all, minorityInterest: redeemable } })?.value).toBe(
    730,
  );
  expect(commonEquityOf({ figures: { minorityInterest } })).toBeNull();
});
