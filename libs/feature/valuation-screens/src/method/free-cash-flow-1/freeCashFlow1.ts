import { cashFlowWords } from '../cashFlowWords.js';
import type { MethodView } from '../MethodView.js';
import { assumptionGroups } from './assumptionGroups.js';
import { bridgeSteps } from './bridgeSteps.js';
import { forecastRows, quarterRows } from './forecastRows.js';
import { checkedByModel, plausibleRanges } from './plausibleRanges.js';
import { trends } from './trends.js';

/** Version 1 of free cash flow to the firm, valued at the end of the last fiscal year. */
export const freeCashFlow1: MethodView = {
  forecastRows,
  quarterRows,
  assumptionGroups,
  bridgeSteps,
  trends,
  plausibleRanges,
  checkedByModel,
  valueDay: ({ history }) => history.at(-1)?.period.end,
  valueDayIs: 'the end of the last fiscal year filed',
  periodLines: null,
  words: cashFlowWords,
};
