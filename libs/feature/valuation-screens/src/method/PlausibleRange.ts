import type { FigureFormat } from '@finance-analyst/figures';

/** What an input usually is, bounds included. */
export interface PlausibleRange {
  readonly from: number;
  readonly to: number;
  readonly kind: Extract<FigureFormat['kind'], 'rate' | 'multiple' | 'number'>;
  /** A growth of revenue, which is also said as a multiple of the year before. */
  readonly isGrowth?: true;
}
