import { percent, reason, writeReason, type Reason } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption, LabelledRate } from './Assumption.js';
import { medianOf, medianPhrase, ratioHistory, recentYears, spanOf } from './statementHistory.js';

/** Effective rates outside 0 to 40% come from one-off items and say nothing about the coming years. */
const highestEffectiveRate = 0.4;

/** Statutory corporate income tax by reporting currency: OECD, Corporate Tax Statistics, combined rates for 2024. */
const combinedRates: Readonly<Record<string, number>> = {
  AUD: 0.3,
  BRL: 0.34,
  CAD: 0.261,
  CHF: 0.196,
  CLP: 0.27,
  CNY: 0.25,
  COP: 0.35,
  CZK: 0.21,
  DKK: 0.22,
  GBP: 0.25,
  HKD: 0.165,
  ILS: 0.23,
  JPY: 0.297,
  KRW: 0.264,
  MXN: 0.3,
  NOK: 0.22,
  NZD: 0.28,
  PLN: 0.19,
  SEK: 0.206,
  SGD: 0.17,
  USD: 0.256,
  ZAR: 0.27,
};

/** Rates of laws, where the OECD has none or another than large companies pay. */
const rateOfLaw: Readonly<Record<string, Pick<LabelledRate, 'value' | 'source'>>> = {
  // 22%, with a surcharge of 10% and a cess of 4%.
  INR: { value: 0.2517, source: 'Income-tax Act of India, section 115BAA' },
  TWD: { value: 0.2, source: 'Income Tax Act of Taiwan, article 5' },
};

/** A convention near the middle of the euro area, from 12.5% in Ireland to 29.9% in Germany. */
const assumedRate = 0.25;
const assumed = 'configuration';

/**
 * The statutory corporate income tax rate of companies that report in a currency, or an assumed one: where none is known,
 * and in euros, whose countries have different rates.
 */
export function statutoryRateOf(currency: string): LabelledRate {
  const combined = combinedRates[currency];
  const known =
    combined === undefined
      ? rateOfLaw[currency]
      : { value: combined, source: 'OECD Corporate Tax Statistics' };
  return known
    ? { ...known, label: `Statutory rate, ${currency}`, asOf: '2024-12-31' }
    : { value: assumedRate, label: `Assumed rate, ${currency}`, source: assumed, asOf: null };
}

/** Whether `statutoryRateOf` is an assumption. */
export const isAssumedRate = ({ source }: LabelledRate): boolean => source === assumed;

/** `Statutory rate of 25.6%` or `Assumed rate of 25.0%`. */
export const rateName = (rate: LabelledRate): Reason =>
  reason`${isAssumedRate(rate) ? 'Assumed' : 'Statutory'} rate of ${percent(rate.value)}`;

/** Median effective tax rate of recent profitable years, else the statutory or assumed rate of the reporting currency. */
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
  const why = reason`${rateName(statutory)}; no recent year had a profit and a tax charge between 0 and ${percent(highestEffectiveRate)} of it`;
  return {
    input: 'tax_rate',
    value: statutory.value,
    reason: why,
    sources: [],
    external: { ...statutory, label: writeReason(why) },
  };
}
