import { impliedRevenueGrowth } from '../reverse-dcf/impliedRevenueGrowth.js';
import type { DiscountedAnswers } from '../templates/AnswerNames.js';

/** The answers of every version of free cash flow to the firm. */
export const freeCashFlowAnswers: DiscountedAnswers = {
  rate: 'wacc',
  rateName: 'cost of capital',
  givenRate: {
    input: 'given_wacc',
    choices: { wacc_method: 'given' },
    components: ['cost_of_debt', 'peer_beta', 'beta', 'debt_weight'],
  },
  rateOfAllYears: {},
  terminalAssumptions: [
    { input: 'exit_multiple', step: 1, when: { input: 'terminal_method', is: 'market_multiple' } },
    { input: 'terminal_growth', step: 0.005 },
  ],
  presentValue: 'present_value_of_cash_flows',
  impliedByPrice: impliedRevenueGrowth,
  impliedInput: () => 'revenue_growth',
  impliedDrivers: ['growth', 'margin', 'new_capital', 'exit_multiple'],
};
