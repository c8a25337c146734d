import type { MethodView } from '../MethodView.js';
import { assumptionGroups } from './assumptionGroups.js';
import { bridgeSteps } from './bridgeSteps.js';
import { forecastRows, quarterRows } from './forecastRows.js';
import { checkedByModel, plausibleRanges } from './plausibleRanges.js';
import { trends } from './trends.js';

/** Version 2 of free cash flow to the firm, valued at a day of its own. */
export const freeCashFlow2: MethodView = {
  forecastRows,
  quarterRows,
  assumptionGroups,
  bridgeSteps,
  trends,
  plausibleRanges,
  checkedByModel,
  valueDay: ({ body }) => {
    const day = body.assumptions.find(({ input }) => input === 'valuation_date')?.value;
    return typeof day === 'string' ? day : undefined;
  },
  valueDayIs: 'the valuation date of the model',
  periodLines: { length: 'period_length', start: 'period_start', end: 'period_end' },
};
