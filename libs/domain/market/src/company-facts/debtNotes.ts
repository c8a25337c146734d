import type { FiscalPeriod } from '../fundamentals/FiscalPeriod.js';
import type { StatementLine } from '../fundamentals/StatementLine.js';
import { periodRange } from './periodRange.js';

/** What a reader should know where the tags of debt and leases do not say exactly what they include. */
export function debtNotes(annual: readonly FiscalPeriod[]): readonly string[] {
  const filed = (line: StatementLine, ...tags: readonly string[]) =>
    annual.filter(({ figures }) => {
      const figure = figures[line];
      return figure?.derivation === null && tags.includes(figure.source.tag);
    });
  const note = (periods: readonly FiscalPeriod[], sentence: (range: string) => string) =>
    periods.length > 0 ? [sentence(periodRange(periods))] : [];

  const wholeDebt = [
    ...filed('longTermDebt', 'LongTermDebt').filter(({ figures }) => !isDebtCurrent(figures)),
    ...filed('longTermDebt', 'LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities'),
  ];
  return [
    ...note(
      wholeDebt,
      (range) => `Long-term debt of ${range} may include its current portion under the tag used.`,
    ),
    ...note(
      filed('longTermDebt', 'LongTermDebtAndCapitalLeaseObligations'),
      (range) => `Long-term debt of ${range} includes finance leases under the tag used.`,
    ),
    ...note(
      filed('currentDebt', 'DebtCurrent').filter(({ figures }) => figures.financeLeases),
      (range) => `Current debt of ${range} may include finance leases under the tag used.`,
    ),
    ...note(
      filed('financeLeases', 'FinanceLeaseLiabilityCurrent', 'CapitalLeaseObligationsCurrent'),
      (range) => `Finance leases of ${range} include only the current portion under the tag used.`,
    ),
    ...note(
      filed('financeLeases', 'FinanceLeaseLiabilityNoncurrent', 'CapitalLeaseObligationsNoncurrent'),
      (range) => `Finance leases of ${range} include only the noncurrent portion under the tag used.`,
    ),
  ];
}

/** Beside current debt under its own tag, the filed totals have decided what long-term debt includes. */
function isDebtCurrent({ currentDebt }: FiscalPeriod['figures']): boolean {
  return currentDebt?.source.tag === 'DebtCurrent';
}
