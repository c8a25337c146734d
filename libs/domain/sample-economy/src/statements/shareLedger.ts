import type { RandomStream } from '../createRandomStream.js';
import type { SampleExchange } from '../SampleExchange.js';
import type { Business, BusinessQuarter } from './Business.js';

/** New shares for old ones: 2 for 1 doubles them, 1 for 10 merges ten into one. */
export interface SplitRatio {
  readonly numerator: number;
  readonly denominator: number;
}

const splitAbove = 3;
const mergeBelow = 0.16;
const usualSplits: readonly SplitRatio[] = [
  { numerator: 2, denominator: 1 },
  { numerator: 3, denominator: 1 },
  { numerator: 4, denominator: 1 },
  { numerator: 3, denominator: 2 },
];
const usualMerger: SplitRatio = { numerator: 1, denominator: 10 };
const dilution = 0.012;

/** A split when the price has left the range that its exchange is used to. */
function splitFor(price: number, typicalPrice: number, draw: RandomStream): SplitRatio | null {
  if (price < mergeBelow * typicalPrice) return usualMerger;
  if (price < splitAbove * typicalPrice) return null;
  return usualSplits[Math.floor(draw.between(0, usualSplits.length))] ?? null;
}

const paidIn = (perYear: 1 | 2 | 4, quarter: number): boolean =>
  perYear === 4 || quarter === 2 || (perYear === 2 && quarter === 4);

/**
 * Counts a company's shares: splits at a fiscal year's start, dividends on the shares held since the quarter's
 * start, buybacks, stock compensation and issues at fair value at its end.
 */
export function createShareLedger(business: Business, exchange: SampleExchange, draw: RandomStream) {
  const startPrice = exchange.typicalPrice * Math.exp(0.35 * draw.normal());
  let shares = Math.round(business.openingFairEquity / startPrice);
  let price = business.openingFairEquity / shares;
  let openingShares = shares;
  let dividend = 0;
  let recentIncome: readonly number[] = [business.openingAnnualIncome];

  const roundedDividend = (perShare: number) => {
    const scale = 10 ** exchange.priceDecimals;
    return Math.round(Math.max(perShare, 0) * scale) / scale;
  };

  return {
    sharesOutstanding: () => shares,

    open(quarter: 1 | 2 | 3 | 4, maySplit: boolean) {
      const split = maySplit && quarter === 1 ? splitFor(price, exchange.typicalPrice, draw) : null;
      if (split) shares = Math.round((shares * split.numerator) / split.denominator);
      openingShares = shares;
      if (quarter === 1) {
        const income = recentIncome.reduce((sum, value) => sum + value, 0);
        dividend = roundedDividend((income * business.payoutRatio) / shares / exchange.dividendsPerYear);
      }
      const dividendPerShare = paidIn(exchange.dividendsPerYear, quarter) ? dividend : 0;
      return { split, dividendPerShare, dividendsPaid: Math.round(dividendPerShare * shares) };
    },

    close(result: BusinessQuarter) {
      const fairPrice = result.fairEquity / openingShares;
      const issued = result.stockCompensation + result.shareIssuance;
      shares = openingShares + Math.round((issued - result.shareRepurchases) / fairPrice);
      price = result.fairEquity / shares;
      recentIncome = [...recentIncome.slice(-3), result.netIncome];
      const basicShares = Math.round((openingShares + shares) / 2);
      // A loss is not diluted.
      const dilutedShares = result.netIncome > 0 ? Math.round(basicShares * (1 + dilution)) : basicShares;
      const dilutedEarningsPerShare = Math.round((result.netIncome / dilutedShares) * 1e4) / 1e4 + 0;
      return { basicShares, dilutedShares, dilutedEarningsPerShare, sharesOutstanding: shares };
    },
  };
}
