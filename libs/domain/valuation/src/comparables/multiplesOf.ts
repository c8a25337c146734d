import type { Result } from '@finance-analyst/foundation';
import {
  byMultiple,
  metricNames,
  multipleDefinitions,
  type ByMultiple,
  type MultipleMetric,
} from './MultipleName.js';

/** A company or a transaction, as far as its multiples need it. All amounts are in one currency. */
export interface MultipleBasis {
  /** What the market or a buyer pays for all capital. */
  readonly enterpriseValue: Result<number>;
  /** What the market or a buyer pays for common equity. */
  readonly equityValue: Result<number>;
  readonly metrics: Readonly<Record<MultipleMetric, Result<number>>>;
}

/** Each multiple is value ÷ metric. Without a positive value and a positive metric it means nothing, and says why. */
export const multiplesOf = ({
  enterpriseValue,
  equityValue,
  metrics,
}: MultipleBasis): ByMultiple<Result<number>> =>
  byMultiple((name) => {
    const { of, metric } = multipleDefinitions[name];
    const value = of === 'enterprise' ? enterpriseValue : equityValue;
    const divisor = metrics[metric];
    if (!value.ok) return value;
    if (!divisor.ok) return divisor;
    if (value.value <= 0)
      return {
        ok: false,
        reason: `${of === 'enterprise' ? 'Enterprise' : 'Equity'} value is not positive.`,
      };
    if (divisor.value <= 0) return { ok: false, reason: `${metricNames[metric]} is not positive.` };
    return { ok: true, value: value.value / divisor.value };
  });
