import { freeCashFlow2 } from '../free-cash-flow-2/freeCashFlow2.js';
import type { MethodView } from '../MethodView.js';
import { plausibleRate } from '../plausibleRate.js';
import { assumptionGroups } from './assumptionGroups.js';

/** Version 3 of free cash flow to the firm: version 2 with the beta of peers, a further premium and options. */
export const freeCashFlow3: MethodView = {
  ...freeCashFlow2,
  assumptionGroups,
  plausibleRanges: new Map([
    ...freeCashFlow2.plausibleRanges,
    ['specific_premium', plausibleRate(0, 0.06)],
    ['peer_beta', { from: 0.2, to: 2, kind: 'number' }],
  ]),
  checkedByModel: new Set([...freeCashFlow2.checkedByModel, 'exercise_price']),
};
