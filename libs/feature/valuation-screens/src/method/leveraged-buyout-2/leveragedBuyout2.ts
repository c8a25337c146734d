import { datedValue } from '../datedValue.js';
import type { MethodView } from '../MethodView.js';
import { revenueGrowth } from '../revenueGrowth.js';
import { assumptionGroups } from './assumptionGroups.js';
import { bridgeSteps } from './bridgeSteps.js';
import { forecastRows, quarterRows } from './forecastRows.js';
import { checkedByModel, plausibleRanges } from './plausibleRanges.js';
import { trends } from './trends.js';

/** Versions 2 and 3 of the leveraged buyout, valued at the sponsor's required return. */
export const leveragedBuyout2: MethodView = {
  forecastRows,
  quarterRows,
  assumptionGroups,
  bridgeSteps,
  trends,
  plausibleRanges,
  checkedByModel,
  ...datedValue,
  periodLines: { ...datedValue.periodLines, interest: 'financed_length', ...revenueGrowth },
  valueDayIs: 'the deal date',
  words: {
    rateLine: 'required_return',
    rate: 'Required return',
    rateName: 'required return',
    ownRate: 'required return',
    terminalShare: 'Exit share',
    impliedHead: 'Exit multiple implied',
    implied: 'Implied exit multiple',
    impliedByPrice: 'Exit multiple implied by the price',
    impliedDriver: 'an exit multiple',
    isImpliedYearly: false,
    impliedFormat: { kind: 'multiple', precision: 1 },
    ownAnswer: {
      name: 'final_annual_return',
      label: 'IRR at the offer',
      format: { kind: 'rate', precision: 1 },
    },
    bridge: 'From sponsor and debt to equity',
    bridgeSummary:
      'The equity that the sponsor can pay at the required return plus the debt borrowed, less fees, minimum cash and net claims on the company, is the equity value.',
    parts: {
      flows: 'debt and its repayment',
      terminal: 'exit value',
      bridge: 'fees and claims',
      shares: 'share count',
    },
  },
};
