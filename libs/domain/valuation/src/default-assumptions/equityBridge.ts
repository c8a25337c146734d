import { asGiven, reason } from '@finance-analyst/foundation';
import {
  shareBasisFactor,
  type CompanyFundamentals,
  type FiscalPeriod,
  type StatementLine,
} from '@finance-analyst/market';
import type { Assumption, AssumptionSource } from './Assumption.js';
import { sourceOf } from './statementHistory.js';

export interface BridgeLine {
  readonly line: StatementLine;
  readonly name: string;
  /** Why the line counts, if that needs explaining. */
  readonly because?: string;
}

/** Balance sheets: the newest one, and that of the newest fiscal year for what quarterly reports leave out. */
export interface BridgeSheets {
  readonly base: FiscalPeriod;
  readonly year: FiscalPeriod;
}

/** Lines from notes that many filers give once a year. */
const yearlyLines: ReadonlySet<StatementLine> = new Set([
  'financeLeases',
  'leaseLiabilities',
  'equityMethodInvestments',
  'pensionDeficit',
]);

/**
 * The sum of the balance sheet lines that were found, or a note if none was. A line that was not found may
 * still be filed, under another tag.
 */
export function sumOfLines(
  { base, year }: BridgeSheets,
  input: string,
  lines: readonly BridgeLine[],
): Assumption {
  const found = lines.flatMap(({ line, name, because }) => {
    const source = sourceOf(base, line) ?? (yearlyLines.has(line) ? sourceOf(year, line) : null);
    if (!source) return [];
    const dated = source.period === base.label ? name : `${name} of ${source.period}`;
    return [{ name: because === undefined ? dated : `${dated} (${because})`, source }];
  });
  return {
    input,
    value: found.reduce((sum, { source }) => sum + source.figure.value, 0),
    reason:
      found.length === 0
        ? `No ${namesOf(lines, 'or')} reported on the ${base.label} balance sheet under the tags checked`
        : `Balance sheet of ${base.label}: ${namesOf(found, 'and')}`,
    sources: found.map(({ source }) => source),
    external: null,
  };
}

/** `current debt, long-term debt and finance leases`. */
function namesOf(lines: readonly { readonly name: string }[], conjunction: 'and' | 'or'): string {
  const names = lines.map(({ name }) => name);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} ${conjunction} ${last}`;
}

/**
 * The items between enterprise value and equity value, from the base year's balance sheet. Leases count as debt
 * if operating income is before their interest: all of them under IFRS, only finance leases under US GAAP, where
 * operating income already includes the cost of operating leases.
 */
export function equityBridge(fundamentals: CompanyFundamentals, sheets: BridgeSheets): readonly Assumption[] {
  const leases: BridgeLine = {
    ...(fundamentals.accountingStandard === 'ifrs'
      ? { line: 'leaseLiabilities', name: 'lease liabilities' }
      : { line: 'financeLeases', name: 'finance leases' }),
    because: 'debt, since their interest is below operating income',
  };
  return [
    sumOfLines(sheets, 'cash', [
      { line: 'cash', name: 'cash' },
      { line: 'shortTermInvestments', name: 'short-term investments' },
    ]),
    sumOfLines(sheets, 'non_operating_assets', [
      { line: 'longTermInvestments', name: 'long-term investments' },
    ]),
    sumOfLines(sheets, 'debt', [
      { line: 'currentDebt', name: 'current debt' },
      { line: 'longTermDebt', name: 'long-term debt' },
      leases,
    ]),
    sumOfLines(sheets, 'minority_interest', [{ line: 'minorityInterest', name: 'minority interest' }]),
    sumOfLines(sheets, 'preferred_equity', [{ line: 'preferredEquity', name: 'preferred equity' }]),
  ];
}

/** Diluted shares of the base year, else the latest count available, adjusted for known splits. */
export function sharesOutstanding(fundamentals: CompanyFundamentals, base: FiscalPeriod): Assumption | null {
  const candidates: readonly { line: StatementLine; name: string }[] = [
    { line: 'dilutedShares', name: 'Weighted diluted shares' },
    { line: 'sharesOutstanding', name: 'Shares outstanding, not diluted' },
    { line: 'basicShares', name: 'Weighted basic shares, not diluted' },
  ];
  for (const { line, name } of candidates) {
    const source: AssumptionSource | null = sourceOf(base, line);
    if (!source || source.figure.value <= 0) continue;
    const factor = shareBasisFactor(source.figure, fundamentals.shareBasisChanges ?? []);
    return {
      input: 'shares_outstanding',
      value: source.figure.value * factor,
      reason: reason`${name}, ${base.label}${factor === 1 ? '' : reason`, times ${asGiven(factor)} for later splits`}`,
      sources: [source],
      external: null,
    };
  }
  return null;
}
