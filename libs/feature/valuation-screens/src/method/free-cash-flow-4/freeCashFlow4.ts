import { freeCashFlow3 } from '../free-cash-flow-3/freeCashFlow3.js';
import type { MethodView } from '../MethodView.js';
import { assumptionGroups } from './assumptionGroups.js';
import { bridgeSteps } from './bridgeSteps.js';

/** Version 4 of free cash flow to the firm: version 3 with returns that fade, convertible debt and minorities by their income. */
export const freeCashFlow4: MethodView = {
  ...freeCashFlow3,
  assumptionGroups,
  bridgeSteps,
  plausibleRanges: new Map([
    ...freeCashFlow3.plausibleRanges,
    ['ronic_years', { from: 0, to: 20, kind: 'number' }],
    ['minority_multiple', { from: 4, to: 40, kind: 'multiple' }],
  ]),
  checkedByModel: new Set([...freeCashFlow3.checkedByModel, 'conversion_price']),
};
