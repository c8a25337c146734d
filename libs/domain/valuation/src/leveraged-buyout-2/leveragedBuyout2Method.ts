import { startingGrowth } from '../company-defaults/companyGrowth.js';
import { companyHistory } from '../company-defaults/companyHistory.js';
import { marginPath, matureMarginQuestion } from '../company-defaults/companyMargin.js';
import { salesToCapital } from '../company-defaults/salesToCapital.js';
import { freeCashFlowToFirm2Method } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Method.js';
import { driverInputs2 } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Template.js';
import { leveragedBuyoutBasis } from '../leveraged-buyout-defaults/leveragedBuyoutBasis.js';
import { leveragedBuyoutDerivedDefaults } from '../leveraged-buyout-defaults/leveragedBuyoutDerivedDefaults.js';
import { impliedExitMultiple } from '../reverse-dcf/impliedExitMultiple.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { withPastYears } from '../templates/withPastYears.js';
import { leveragedBuyout2Model } from './leveragedBuyout2Model.js';
import { leveragedBuyout2Template } from './leveragedBuyout2Template.js';

/** Leveraged buyouts: the most that a sponsor can pay for its required return, with the past of version 2 of free cash flow. */
export const leveragedBuyout2Method: ModelMethod = {
  ...freeCashFlowToFirm2Method,
  template: leveragedBuyout2Template,
  driverInputs: driverInputs2,
  model: withPastYears(leveragedBuyout2Model, companyHistory),
  basePeriod: (fundamentals) => {
    const basis = leveragedBuyoutBasis({ fundamentals, quote: null });
    return basis.ok ? basis.value.base : null;
  },
  derivedDefaults: leveragedBuyoutDerivedDefaults,
  questions: ({ fundamentals, price, inputs, isOverridden }) => {
    const basis = leveragedBuyoutBasis({ fundamentals, quote: price });
    if (!basis.ok) return [];
    const { operating_margin: margins } = inputs;
    const path = marginPath(basis.value);
    const isMarginOpen = typeof margins !== 'object' || margins.includes(null);
    return [
      path && isMarginOpen ? matureMarginQuestion(path, basis.value) : null,
      ...[startingGrowth(basis.value)?.question ?? null, salesToCapital(basis.value).question].filter(
        (question) => question !== null && !isOverridden(question.input),
      ),
    ].filter((question) => question !== null);
  },
  answers: {
    rate: 'required_return',
    rateName: 'required return',
    givenRate: { input: 'required_return', choices: {}, components: [] },
    rateOfAllYears: {},
    terminalAssumptions: [{ input: 'exit_multiple', step: 1, limits: { lowest: 0, highest: 1000 } }],
    presentValue: 'present_value_of_cash_flows',
    impliedByPrice: impliedExitMultiple,
    impliedInput: () => 'exit_multiple',
  },
};
