import {
  earlierEdition,
  freeCashFlowText,
  type FreeCashFlowEdition,
} from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Source.js';
import { terminalPriceEarnings } from '../free-cash-flow-to-firm-2/withTerminalPriceEarnings.js';

/**
 * Version 3, which is version 2 with a premium for size and what is specific to the company, the beta of peers at the model’s
 * own debt (Hamada 1972), and options by the treasury stock method at the model’s own value: v = (equity + N·K) ÷ (shares + N)
 * where equity ÷ shares is above the exercise price K, so nothing is circular. Inputs of 0 leave every figure of version 2.
 */
export const freeCashFlow3Edition: FreeCashFlowEdition = {
  ...earlierEdition,
  costOfEquity: `input specific_premium: rate = 0 "Size and company-specific premium"
input beta_method: choice(given, peers) = given "Beta from"
input peer_beta: multiple = 0 "Unlevered beta of peers"
value relevered_beta: multiple = require(peer_beta > 0, require(debt_weight < 1, peer_beta * (1 + (1 - interest_tax_rate) * debt_weight / (1 - debt_weight)))) "Beta of peers, relevered"
value beta_used: multiple = if(beta_method = peers, relevered_beta, beta) "Beta in use"
value cost_of_equity: rate = risk_free_rate + beta_used * equity_risk_premium + country_risk_premium + specific_premium "Cost of equity"
`,
  impliedByTerminal: terminalPriceEarnings,
  bridgeInputs: `input options_outstanding: shares = 0 "Options outstanding"
input exercise_price: per_share = 0 "Average exercise price of options"
`,
  dilution: `value shares_before_options: shares = shares_outstanding + dilutive_shares "Shares before options"
value value_before_options: per_share = equity_value / shares_before_options "Value per share before options"
value value_after_exercise: per_share = (equity_value + options_outstanding * exercise_price) / (shares_before_options + options_outstanding) "Value per share if all options are exercised"
value option_shares: shares = if(options_outstanding > 0, if(value_before_options > exercise_price, options_outstanding * (1 - exercise_price / value_after_exercise), 0), 0) "Shares from options, treasury stock method"
value diluted_shares: shares = shares_before_options + option_shares "Diluted shares"
`,
  checks: `check peer_beta_not_positive error when and(wacc_method = build_up, beta_method = peers, peer_beta <= 0)
  "The unlevered beta of peers is not above zero. Review the peers, enter another one, or take the company’s own beta."
check peer_beta_without_equity error when and(wacc_method = build_up, beta_method = peers, debt_weight >= 1)
  "Debt is {debt_weight} of capital, and the beta of peers cannot be relevered without equity. Review the debt share."
check peer_beta_unusual warning when and(wacc_method = build_up, beta_method = peers, peer_beta > 0, debt_weight < 1, or(relevered_beta < 0.4, relevered_beta > 2.5))
  "At debt of {debt_weight} of capital, the beta of peers is outside the usual range of 0.4 to 2.5. Review the peers and the debt share."
check options_negative error when or(options_outstanding < 0, exercise_price < 0)
  "There are {options_outstanding} options at an exercise price of {exercise_price}, and neither can be negative. Review both."
check options_counted_twice note when and(options_outstanding > 0, dilutive_shares > 0)
  "Dilutive shares of {dilutive_shares} count beside {options_outstanding} options. Reported diluted shares already include options, so keep only units and other shares in them."
`,
};

/** Version 3, as released. */
export const freeCashFlowToFirm3Source = freeCashFlowText(freeCashFlow3Edition);
