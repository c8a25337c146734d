import { cashFlowWords } from '../cashFlowWords.js';
import { datedValue } from '../datedValue.js';
import type { MethodView } from '../MethodView.js';
import { revenueGrowth } from '../revenueGrowth.js';
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
  ...datedValue,
  periodLines: { ...datedValue.periodLines, ...revenueGrowth },
  words: cashFlowWords,
};
