import { freeCashFlowText } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Source.js';
import { freeCashFlow3Edition } from '../free-cash-flow-to-firm-3/freeCashFlowToFirm3Source.js';

const bridge =
  'enterprise_value + cash + non_operating_assets + associates - debt - pension_claim - minority_claim - preferred_equity';

/**
 * Version 4, whose new inputs leave every figure of version 3 until they are entered:
 * - New capital earns the return of the final year for N years after the forecast and the cost of capital K from then on. With
 *   growth g in both stages, the two-stage value driver formula (Koller, Goedhart, Wessels, Valuation, 7th ed., chapter 14)
 *   is that of one stage whose 1 ÷ RONIC is (1 − qᴺ) ÷ R + qᴺ ÷ K, where q = (1 + g) ÷ (1 + K).
 * - Minority interest can be a multiple of its income.
 * - Convertible debt D becomes D ÷ C shares where a share is worth more than the conversion price C without them: the value of a
 *   share is the smallest of those with and without conversion and with and without exercise of the options, so
 *   nothing is circular.
 * - The debt share of capital can follow the model’s own value; `debt_weight_at` only directs its default.
 */
export const freeCashFlowToFirm4Source = freeCashFlowText({
  ...freeCashFlow3Edition,
  costOfEquity: `input debt_weight_at: choice(market_price, own_value) = market_price "Debt share of capital at"
value own_debt_weight: rate = require(equity_before_conversion > 0, debt / (debt + equity_before_conversion)) "Debt share of capital at the model’s own value"
${freeCashFlow3Edition.costOfEquity}`,
  returnOnNewCapital: `input ronic_method: choice(cost_of_capital, given, fading) = cost_of_capital "Return on new capital from"
input given_ronic: rate = 0 "Return on new capital, given"
input ronic_years: number = 0 "Years after the forecast with the final year’s return on new capital"
`,
  ronic: `value fading_share: rate = ((1 + terminal_growth) / (1 + terminal_wacc)) ^ ronic_years "Weight of the cost of capital in the return on new capital"
value fading_ronic: rate = if(ronic_years > 0, require(final_return_on_new_capital > 0, 1 / ((1 - fading_share) / final_return_on_new_capital + fading_share / terminal_wacc)), terminal_wacc) "Return on new capital, fading to its cost"
value ronic: rate = if(ronic_method = given, given_ronic, if(ronic_method = fading, fading_ronic, terminal_wacc)) "Return on new capital (RONIC)"
`,
  bridgeInputs: `${freeCashFlow3Edition.bridgeInputs}input minority_method: choice(book, multiple) = book "Minority interest by"
input minority_income: amount = 0 "Income of minority interest"
input minority_multiple: multiple = 0 "Multiple of the income of minority interest"
input convertible_debt: amount = 0 "Convertible debt, within debt"
input conversion_price: per_share = 0 "Conversion price"
`,
  equity: `value minority_by_multiple: amount = minority_income * minority_multiple "Minority interest by its income"
value minority_claim: amount = if(minority_method = multiple, if(minority_by_multiple > 0, minority_by_multiple, minority_interest), minority_interest) "Minority interest in the bridge"
value equity_before_conversion: amount = ${bridge} "Equity value before conversion of debt"
value shares_before_options: shares = shares_outstanding + dilutive_shares "Shares before options"
value value_before_conversion: per_share = min(equity_before_conversion / shares_before_options, (equity_before_conversion + options_outstanding * exercise_price) / (shares_before_options + options_outstanding)) "Value per share before conversion of debt"
value converted_debt: amount = if(convertible_debt > 0, if(value_before_conversion > conversion_price, convertible_debt, 0), 0) "Debt converted to shares"
value conversion_shares: shares = if(converted_debt > 0, converted_debt / conversion_price, 0) "Shares from conversion of debt"
value equity_value: amount = ${bridge} + converted_debt "Equity value"
`,
  dilution: `value value_before_options: per_share = equity_value / (shares_before_options + conversion_shares) "Value per share before options"
value value_after_exercise: per_share = (equity_value + options_outstanding * exercise_price) / (shares_before_options + conversion_shares + options_outstanding) "Value per share if all options are exercised"
value option_shares: shares = if(options_outstanding > 0, if(value_before_options > exercise_price, options_outstanding * (1 - exercise_price / value_after_exercise), 0), 0) "Shares from options, treasury stock method"
value diluted_shares: shares = shares_before_options + conversion_shares + option_shares "Diluted shares"
`,
  growthBelowCost: `# As far as rounding: new capital that earns its cost is not below it.
check growth_below_cost warning when and(last(revenue_growth) > 0, final_return_on_new_capital + 0.0001 < wacc)
  "New capital returns {final_return_on_new_capital} in the final year, below its cost of {wacc}, so growth lowers the value. Review revenue added per unit of capital and the operating margin."
`,
  checks: `${freeCashFlow3Edition.checks}check ronic_years_negative error when and(ronic_method = fading, ronic_years < 0)
  "The final year’s return on new capital lasts {ronic_years} years, which cannot be negative. Review it."
check minority_at_book warning when and(minority_method = multiple, minority_by_multiple <= 0)
  "Minority interest counts at its book value of {minority_interest}: income of {minority_income} at a multiple of {minority_multiple} gives no value. Enter both."
check convertible_without_price error when and(convertible_debt > 0, conversion_price <= 0)
  "Convertible debt of {convertible_debt} needs a conversion price above zero. Enter it."
check convertible_not_within_debt error when or(convertible_debt < 0, convertible_debt > max(debt, 0))
  "Convertible debt of {convertible_debt} is part of debt, which is {debt}. Review both."
check convertible_counted_twice note when and(converted_debt > 0, dilutive_shares > 0)
  "Dilutive shares of {dilutive_shares} count beside {conversion_shares} from conversion of debt. Reported diluted shares may already include these, so keep only units and other shares in them."
check debt_weight_differs note when and(wacc_method = build_up, debt_weight_at = own_value, equity_before_conversion > 0, abs(debt_weight * (debt + equity_before_conversion) - debt) > 0.01 * (debt + equity_before_conversion))
  "Debt is {debt_weight} of capital, and {own_debt_weight} at the model’s own value. Review the debt share."
`,
});
