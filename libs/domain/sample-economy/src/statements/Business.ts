import type { StatementLine } from '@finance-analyst/market';

/** Statement figures in whole currency units, or shares; lines that a kind of company does not state are absent. */
export type StatementValues = Readonly<Partial<Record<StatementLine, number>>>;

/** What a business did in a quarter, before its shares are counted. */
export interface BusinessQuarter {
  readonly lines: StatementValues;
  readonly netIncome: number;
  readonly stockCompensation: number;
  readonly shareRepurchases: number;
  readonly shareIssuance: number;
  /** What all common shares are worth on the fundamentals at the quarter's end, before the market's moods. */
  readonly fairEquity: number;
}

/** A business that advances quarter by quarter. */
export interface Business {
  readonly payoutRatio: number;
  /** Fair equity value before the first quarter, which sets the number of shares. */
  readonly openingFairEquity: number;
  /** Expected annual net income at the start, the basis of the first year's dividend. */
  readonly openingAnnualIncome: number;
  advance(quarter: 1 | 2 | 3 | 4, dividendsPaid: number): BusinessQuarter;
}
