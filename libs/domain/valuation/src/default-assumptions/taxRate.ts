import { percent, reason, writeReason } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption, LabelledRate } from './Assumption.js';
import { medianOf, medianPhrase, ratioHistory, recentYears, spanOf } from './statementHistory.js';

/** Effective rates outside 0 to 40% come from one-off items and say nothing about the coming years. */
const highestEffectiveRate = 0.4;

/** Statutory corporate income tax by reporting currency: OECD, Corporate Tax Statistics, combined rates for 2024. */
const statutoryRates: Readonly<Record<string, number>> = {
  USD: 0.257,
  EUR: 0.25,
  GBP: 0.25,
  JPY: 0.297,
  CHF: 0.197,
};
const otherStatutoryRate = 0.25;

/** The statutory corporate income tax rate of companies that report in a currency. */
export const statutoryRateOf = (currency: string): LabelledRate => ({
  value: statutoryRates[currency] ?? otherStatutoryRate,
  label: `Statutory rate, ${currency}`,
  source: 'OECD Corporate Tax Statistics',
  asOf: '2024-12-31',
});

/** Median effective tax rate of recent profitable years, else the statutory rate of the reporting currency. */
export function taxRate(fundamentals: CompanyFundamentals): Assumption {
  const years = recentYears(fundamentals).filter((year) => {
    const [history] = ratioHistory([year], 'incomeTax', 'incomeBeforeTax').values;
    return history !== undefined && history >= 0 && history <= highestEffectiveRate;
  });
  const history = ratioHistory(years, 'incomeTax', 'incomeBeforeTax');
  const value = medianOf(history);
  if (value !== null)
    return {
      input: 'tax_rate',
      value,
      reason: `${medianPhrase(history)} effective rate; ${spanOf(history.periods)}`,
      sources: history.sources,
      external: null,
    };
  const statutory = statutoryRateOf(fundamentals.currency);
  const why = reason`Statutory rate of ${percent(statutory.value)}; no recent year had a profit and a tax charge between 0 and ${percent(highestEffectiveRate)} of it`;
  return {
    input: 'tax_rate',
    value: statutory.value,
    reason: why,
    sources: [],
    external: { ...statutory, label: writeReason(why) },
  };
}
