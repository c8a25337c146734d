import { highestStartingGrowth, lowestStartingGrowth } from '@finance-analyst/valuation';
import type { PlausibleRange } from './PlausibleRange.js';
import { plausibleRate } from './plausibleRate.js';

/**
 * The usual ranges that methods of operating companies share. Growth has the bounds within which a past growth is carried
 * into a forecast.
 */
export const operatingRanges: ReadonlyMap<string, PlausibleRange> = new Map([
  ['revenue_growth', { ...plausibleRate(lowestStartingGrowth, highestStartingGrowth), isGrowth: true }],
  ['operating_margin', plausibleRate(-0.2, 0.5)],
  ['tax_rate', plausibleRate(0, 0.4)],
  ['sales_to_capital', { from: 0.2, to: 10, kind: 'multiple' }],
  ['depreciation_rate', plausibleRate(0.03, 0.5)],
  ['working_capital_rate', plausibleRate(-0.3, 0.5)],
  ['risk_free_rate', plausibleRate(0, 0.1)],
  ['interest_tax_rate', plausibleRate(0, 0.4)],
  ['exit_multiple', { from: 2, to: 40, kind: 'multiple' }],
]);
