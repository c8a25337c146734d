import type { FiscalPeriod } from '@finance-analyst/market';
import type { AssumptionSource } from './Assumption.js';
import { preferredDividendsOf } from './commonIncome.js';
import { sourceOf } from './statementHistory.js';

/** Tags of dividends that leave out those of preferred shareholders. */
const commonOnly: ReadonlySet<string> = new Set([
  'PaymentsOfDividendsCommonStock',
  'PaymentsOfOrdinaryDividends',
]);

/** What the common shareholders were paid in a period, in its currency. */
interface CommonDividends {
  readonly value: number;
  /** The filed dividends, which may have those of the preferred shareholders. */
  readonly paid: AssumptionSource;
  /** The filed preferred dividends that are subtracted; null where there are none to subtract. */
  readonly preferred: AssumptionSource | null;
}

/**
 * Dividends paid, less preferred dividends where the filed figure has both; null if none are reported. Preferred dividends
 * that `period` leaves out are of `year`, as in the income of common shareholders.
 */
export function commonDividendsOf(period: FiscalPeriod, year: FiscalPeriod = period): CommonDividends | null {
  const paid = sourceOf(period, 'dividendsPaid');
  if (!paid) return null;
  const { value, source } = paid.figure;
  const preferred = commonOnly.has(source.tag) ? null : preferredDividendsOf(period, year);
  return { value: Math.max(value - (preferred?.figure.value ?? 0), 0), paid, preferred };
}
