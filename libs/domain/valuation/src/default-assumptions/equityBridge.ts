import {
  shareBasisFactor,
  type CompanyFundamentals,
  type FiscalPeriod,
  type StatementLine,
} from '@finance-analyst/market';
import type { Assumption, AssumptionSource } from './Assumption.js';
import { sourceOf } from './statementHistory.js';

/**
 * The sum of what is found of some balance sheet lines, saying so where none is. A line that was not found may
 * still be filed, under a tag that is not read.
 */
function sumOf(
  base: FiscalPeriod,
  input: string,
  lines: readonly { line: StatementLine; name: string }[],
): Assumption {
  const found = lines.flatMap(({ line, name }) => {
    const source = sourceOf(base, line);
    return source ? [{ name, source }] : [];
  });
  return {
    input,
    value: found.reduce((sum, { source }) => sum + source.figure.value, 0),
    reason:
      found.length === 0
        ? `Found no ${namesOf(lines, ' or ')} in the balance sheet of ${base.label} under the tags that are read`
        : `Balance sheet of ${base.label}: ${namesOf(found, ' and ')}`,
    sources: found.map(({ source }) => source),
    external: null,
  };
}

const namesOf = (lines: readonly { readonly name: string }[], joined: string): string =>
  lines.map(({ name }) => name).join(joined);

/**
 * What stands between enterprise value and equity value, from the base year's balance sheet. Lease liabilities
 * count as debt under IFRS, where operating income is before lease interest; under US GAAP the cost of operating
 * leases is inside operating income already.
 */
export function equityBridge(fundamentals: CompanyFundamentals, base: FiscalPeriod): readonly Assumption[] {
  const debt: { line: StatementLine; name: string }[] = [
    { line: 'currentDebt', name: 'current debt' },
    { line: 'longTermDebt', name: 'long-term debt' },
  ];
  if (fundamentals.accountingStandard === 'ifrs')
    debt.push({ line: 'leaseLiabilities', name: 'lease liabilities' });
  return [
    sumOf(base, 'cash', [
      { line: 'cash', name: 'cash' },
      { line: 'shortTermInvestments', name: 'short-term investments' },
    ]),
    sumOf(base, 'non_operating_assets', [{ line: 'longTermInvestments', name: 'long-term investments' }]),
    sumOf(base, 'debt', debt),
    sumOf(base, 'minority_interest', [{ line: 'minorityInterest', name: 'minority interest' }]),
    sumOf(base, 'preferred_equity', [{ line: 'preferredEquity', name: 'preferred equity' }]),
  ];
}

/** Diluted shares of the base year, else the newest count there is, on the basis of the newest split known. */
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
      reason: `${name}, ${base.label}${factor === 1 ? '' : `, times ${factor} for later splits`}`,
      sources: [source],
      external: null,
    };
  }
  return null;
}
