import type { FiscalPeriod } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';

/** Tags of dividends that leave out those of preferred shareholders. */
const commonOnly: ReadonlySet<string> = new Set([
  'PaymentsOfDividendsCommonStock',
  'PaymentsOfOrdinaryDividends',
]);

/** What the common shareholders were paid in a period, in its currency. */
interface CommonDividends {
  readonly value: number;
  /** The filed dividends, before preferred dividends are subtracted where the figure has both. */
  readonly paid: AssumptionSource;
}

/** Dividends paid, less preferred dividends where the filed figure has both; null if none are reported. */
export function commonDividendsOf(period: FiscalPeriod): CommonDividends | null {
  const paid = sourceOf(period, 'dividendsPaid');
  if (!paid) return null;
  const { value, source } = paid.figure;
  const preferred = commonOnly.has(source.tag) ? 0 : (period.figures.preferredDividends?.value ?? 0);
  return { value: Math.max(value - preferred, 0), paid };
}
