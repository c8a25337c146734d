import type { MethodView } from '../MethodView.js';
import { datedValue } from '../datedValue.js';
import { assumptionGroups } from './assumptionGroups.js';
import { bridgeSteps } from './bridgeSteps.js';
import { forecastRows, quarterRows } from './forecastRows.js';
import { checkedByModel, plausibleRanges } from './plausibleRanges.js';
import { trends } from './trends.js';

/** Version 2 of excess return, for banks and insurers. */
export const excessReturn2: MethodView = {
  forecastRows,
  quarterRows,
  assumptionGroups,
  bridgeSteps,
  trends,
  plausibleRanges,
  checkedByModel,
  ...datedValue,
  words: {
    rateLine: 'cost_of_equity',
    rate: 'Cost of equity',
    rateName: 'cost of equity',
    ownRate: 'cost of equity',
    terminalShare: 'Terminal share',
    impliedHead: 'ROE implied',
    implied: 'Implied return on equity',
    impliedByPrice: 'Return on equity implied by the price',
    impliedDriver: 'a return on equity',
    isImpliedYearly: true,
    impliedFormat: { kind: 'rate', precision: 1 },
    bridge: 'From book equity to value',
    bridgeSummary:
      'Book equity plus the present values of forecast and later excess returns, carried forward to the valuation date, less preferred equity, is the equity value.',
    parts: {
      flows: 'excess returns',
      terminal: 'terminal value',
      bridge: 'book equity and time',
      shares: 'share count',
    },
  },
};
