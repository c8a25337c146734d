import type { FiscalPeriod, StatementLine } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { commonIncomeOf } from '../default-assumptions/commonIncome.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';

/** The parts of FFO after net income of the common shareholders, with their signs. */
export const ffoParts = [
  { line: 'depreciation', sign: 1, name: 'depreciation and amortization' },
  { line: 'propertyGains', sign: -1, name: 'gains on property' },
  { line: 'propertyImpairment', sign: 1, name: 'impairment of property' },
] as const satisfies readonly { line: StatementLine; sign: 1 | -1; name: string }[];

/** Funds from operations of the common shareholders in a period, in its currency. */
export interface FundsFromOperations {
  readonly value: number;
  readonly period: FiscalPeriod;
  readonly sources: readonly AssumptionSource[];
  /** The parts that the period does not report, which count as none. */
  readonly missing: readonly string[];
}

/** What is nowhere else than in net income: property at fair value is not depreciated, its changes are gains. */
const hasProperty = ({ figures }: FiscalPeriod): boolean =>
  figures.depreciation !== undefined || figures.propertyGains !== undefined;

/** Net income less preferred dividends + depreciation and amortization − gains on property + impairment of it; null without the first two. */
export function fundsFromOperationsOf(period: FiscalPeriod): FundsFromOperations | null {
  const income = commonIncomeOf(period);
  if (!income || !hasProperty(period)) return null;
  const found = ffoParts.flatMap((part) => {
    const source = sourceOf(period, part.line);
    return source ? [{ ...part, source }] : [];
  });
  return {
    value: found.reduce((sum, { sign, source }) => sum + sign * source.figure.value, income.value),
    period,
    sources: [...income.sources, ...found.map(({ source }) => source)],
    missing: ffoParts.flatMap(({ line, name }) => (period.figures[line] ? [] : [name])),
  };
}

/** FFO of the trailing twelve months, or of the fiscal year where that reports a part that they lack. */
export function newestFundsFromOperations(
  trailing: FiscalPeriod,
  year: FiscalPeriod,
): FundsFromOperations | null {
  const isWhole = (['netIncome', 'preferredDividends', ...ffoParts.map(({ line }) => line)] as const).every(
    (line) => !year.figures[line] || trailing.figures[line],
  );
  return (isWhole ? fundsFromOperationsOf(trailing) : null) ?? fundsFromOperationsOf(year);
}
