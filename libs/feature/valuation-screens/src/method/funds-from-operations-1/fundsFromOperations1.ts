import type { MethodView } from '../MethodView.js';
import { datedValue } from '../datedValue.js';
import { assumptionGroups } from './assumptionGroups.js';
import { bridgeSteps } from './bridgeSteps.js';
import { forecastRows } from './forecastRows.js';
import { checkedByModel, plausibleRanges } from './plausibleRanges.js';
import { trends } from './trends.js';

/** Funds from operations and net assets, for property companies. */
export const fundsFromOperations1: MethodView = {
  forecastRows,
  quarterRows: new Set(),
  assumptionGroups,
  bridgeSteps,
  trends,
  plausibleRanges,
  checkedByModel,
  ...datedValue,
  // Every forecast year is whole.
  periodLines: null,
  firstStep: {
    growth: 'ffo_growth',
    years: 'first_step',
    start: 'balance_date',
    before: 'base_ffo',
    after: 'ffo',
  },
  words: {
    rateLine: null,
    rate: 'Discount rate',
    rateName: 'discount rate',
    ownRate: 'discount rate',
    terminalShare: 'Terminal share',
    impliedHead: 'P/FFO implied',
    implied: 'Implied P/FFO',
    impliedByPrice: 'P/FFO implied by the price',
    impliedDriver: 'a P/FFO',
    isImpliedYearly: false,
    impliedFormat: { kind: 'multiple', precision: 1 },
    impliedWith: {
      input: 'value_by',
      choice: 'net_asset_value',
      words: {
        impliedHead: 'Cap rate implied',
        implied: 'Implied cap rate',
        impliedByPrice: 'Cap rate implied by the price',
        impliedDriver: 'a cap rate',
        isImpliedYearly: false,
        impliedFormat: { kind: 'rate', precision: 1 },
      },
    },
    unmoved: 'The forecast does not enter the value.',
    bridge: 'To equity value',
    bridgeSummary:
      'Equity value is FFO times P/FFO, or properties, cash and investments less debt and other claims.',
    parts: {
      flows: 'forecast years',
      terminal: 'terminal value',
      bridge: 'FFO, multiple or net assets',
      shares: 'share count',
    },
  },
};
