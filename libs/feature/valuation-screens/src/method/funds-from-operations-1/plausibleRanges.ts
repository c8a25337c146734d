import type { PlausibleRange } from '../PlausibleRange.js';
import { plausibleRate } from '../plausibleRate.js';

/** Rules of thumb, wide on purpose: values outside are possible, but more often a typing error. */
export const plausibleRanges: ReadonlyMap<string, PlausibleRange> = new Map([
  ['ffo_growth', { ...plausibleRate(-0.2, 0.4) }],
  ['ffo_multiple', { from: 5, to: 40, kind: 'multiple' }],
]);

/** The model's own checks warn of these, so no second warning is shown. */
export const checkedByModel: ReadonlySet<string> = new Set(['cap_rate', 'payout']);
