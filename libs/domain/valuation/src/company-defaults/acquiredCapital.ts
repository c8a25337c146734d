import type { FiscalPeriod, StatementLine } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { acquiredAmortizationOf } from './acquiredAmortizationOf.js';

interface AcquiredAmount {
  /** In the period's currency. */
  readonly value: number;
  readonly sources: readonly AssumptionSource[];
}

/** What acquisitions have cost by the end of each year, beyond the fixed assets and working capital that came with them. */
export interface AcquiredCapital {
  /** What it consists of, after `net fixed assets`. */
  readonly composition: string;
  readonly byYear: ReadonlyMap<FiscalPeriod, AcquiredAmount>;
}

/**
 * Goodwill and acquired intangibles before their amortization since the first of the years: unlike payments, they include
 * businesses paid for with shares, and leave out the assets that are capital already. Years without goodwill are left
 * out, and so are intangibles that one of the others lacks. Payments count only where no year has goodwill: then some of
 * the assets that they bought may count twice.
 * Source: Koller, Goedhart, Wessels, Valuation, 7th ed., chapter 11, on invested capital with goodwill.
 */
export function acquiredCapital(years: readonly FiscalPeriod[]): AcquiredCapital {
  const first = years.findIndex(({ figures }) => figures.goodwill);
  if (first === -1)
    return {
      composition: 'and payments for businesses',
      byYear: accumulated(years, [], ['acquisitions'], ({ figures }) => figures.acquisitions?.value ?? 0),
    };
  const since = years.slice(first);
  return since.every(({ figures }) => !figures.goodwill || figures.intangibleAssets)
    ? {
        composition: 'with goodwill and acquired intangibles',
        byYear: accumulated(
          since,
          ['goodwill', 'intangibleAssets'],
          ['intangibleAmortization', 'capitalizedSoftware'],
          acquiredAmortizationOf,
        ),
      }
    : { composition: 'with goodwill', byYear: accumulated(since, ['goodwill'], [], () => 0) };
}

/**
 * The lines of each year's balance sheet and the flows after the first year's. A year that lacks the first line has no
 * amount, and its flow counts in the years after it.
 */
function accumulated(
  years: readonly FiscalPeriod[],
  balanceLines: readonly StatementLine[],
  flowLines: readonly StatementLine[],
  flowOf: (year: FiscalPeriod) => number,
): AcquiredCapital['byYear'] {
  const [needed] = balanceLines;
  let flows = 0;
  let flowSources: readonly AssumptionSource[] = [];
  const byYear = new Map<FiscalPeriod, AcquiredAmount>();
  for (const year of years) {
    const filed = (lines: readonly StatementLine[]): readonly AssumptionSource[] =>
      lines.flatMap((line) => sourceOf(year, line) ?? []);
    if (year !== years[0]) {
      flows += flowOf(year);
      flowSources = [...flowSources, ...filed(flowLines)];
    }
    if (needed && !year.figures[needed]) continue;
    const balances = filed(balanceLines);
    const value = balances.reduce((sum, { figure }) => sum + figure.value, flows);
    byYear.set(year, { value, sources: [...balances, ...flowSources] });
    flowSources = [];
  }
  return byYear;
}
