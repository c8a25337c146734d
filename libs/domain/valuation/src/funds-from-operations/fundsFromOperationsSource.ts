import { dateChecks, dateInputs } from '../templates/dateStatements.js';
import { dilutedShares, sharesCheck, shareInputs } from '../templates/shareStatements.js';

/**
 * Funds from operations (FFO) of a property company, and its value by them or by its net assets, in the language of
 * `@finance-analyst/model-engine`. FFO is net income + depreciation and amortization − gains on property + impairment of
 * property (Nareit, "Nareit Funds From Operations White Paper - 2018 Restatement"). A multiple or a capitalization rate of
 * 0 is one that the analyst has not decided: the model has no value by that method until then.
 */
export const fundsFromOperationsSource = `
model "Funds from operations"
timeline history 5 years, forecast 5 years

${dateInputs}# A leap year or one of 53 weeks counts as a year.
value first_step: number = min((first_year_end - balance_date) / 365, 1) "Years from the base period to the end of the first forecast year"

section "Shares"
${shareInputs}${dilutedShares}
section "Funds from operations"
input reported_net_income[history]: amount "Reported net income"
input reported_depreciation[history]: amount "Reported depreciation and amortization"
input reported_property_gains[history]: amount "Reported gains on property"
input reported_property_impairment[history]: amount "Reported impairment of property"
input reported_dividends[history]: amount "Reported dividends"
input reported_shares[history]: shares "Reported shares, on today’s basis"
input base_net_income: amount "Net income of the base period"
input base_depreciation: amount = 0 "Depreciation and amortization of the base period"
input base_property_gains: amount = 0 "Gains on property of the base period"
input base_property_impairment: amount = 0 "Impairment of property of the base period"
input ffo_growth[]: rate "FFO growth"
input payout[]: rate "Dividends, share of FFO"
value base_ffo: amount = base_net_income + base_depreciation - base_property_gains + base_property_impairment "FFO of the base period"
line ffo: amount = if(period = 1, base_ffo * (1 + ffo_growth) ^ first_step, ffo[-1] * (1 + ffo_growth)) history reported_net_income + reported_depreciation - reported_property_gains + reported_property_impairment "Funds from operations"
line growth_of_ffo: rate = ffo_growth history require(ffo[-1] > 0, ffo / ffo[-1] - 1) "Growth of FFO"
line ffo_per_share: per_share = ffo / diluted_shares history ffo / reported_shares "FFO per share"
line dividends: amount = ffo * payout history reported_dividends "Dividends"
line payout_of_ffo: rate = payout history require(ffo > 0, dividends / ffo) "Payout, share of FFO"
line dividends_per_share: per_share = dividends / diluted_shares history dividends / reported_shares "Dividends per share"

section "Value by a multiple of FFO"
input value_by: choice(multiple, net_asset_value) = multiple "Value by"
input ffo_multiple: multiple = 0 "Price to FFO"
value value_by_multiple: amount = require(ffo_multiple > 0, ffo_multiple * base_ffo) "Equity value by P/FFO"
value base_ffo_per_share: per_share = base_ffo / diluted_shares "FFO per share of the base period"
value per_share_by_multiple: per_share = value_by_multiple / diluted_shares "Value per share by P/FFO"

section "Net asset value"
input net_operating_income: amount = 0 "Net operating income"
input cap_rate: rate = 0 "Capitalization rate"
input cash: amount = 0 "Cash and short-term investments"
input non_operating_assets: amount = 0 "Long-term investments"
input associates: amount = 0 "Associates"
input debt: amount = 0 "Debt"
# A property company that distributes its income pays no income tax for unfunded pensions to save.
input pension_claim: amount = 0 "Unfunded pensions"
input minority_interest: amount = 0 "Minority interest"
input preferred_equity: amount = 0 "Preferred equity"
value property_value: amount = require(cap_rate > 0, net_operating_income / cap_rate) "Value of the properties"
value other_assets: amount = cash + non_operating_assets + associates "Cash, investments and associates"
value claims: amount = debt + pension_claim + minority_interest + preferred_equity "Debt and other claims"
value net_assets: amount = property_value + other_assets - claims "Net asset value"
value net_assets_per_share: per_share = net_assets / diluted_shares "Net asset value per share"

section "Value"
value valued_ffo: amount = if(value_by = multiple, value_by_multiple, 0) "FFO times P/FFO"
value valued_properties: amount = if(value_by = multiple, 0, property_value) "Properties"
value counted_assets: amount = if(value_by = multiple, 0, other_assets) "Cash, investments and associates in the value"
value counted_claims: amount = if(value_by = multiple, 0, claims) "Debt and other claims in the value"
value equity_value: amount = valued_ffo + valued_properties + counted_assets - counted_claims "Equity value"
value value_per_share: per_share = equity_value / diluted_shares "Value per share"

${dateChecks('newer statements')}${sharesCheck}check ffo_not_positive error when and(value_by = multiple, base_ffo <= 0)
  "FFO of the base period is {base_ffo}, and a multiple needs FFO above zero. Value the company by net assets."
check income_not_positive error when and(value_by = net_asset_value, cap_rate > 0, net_operating_income <= 0)
  "Net operating income is {net_operating_income}, and the properties need income above zero to have a value. Review net operating income."
check value_not_positive error when equity_value <= 0
  "Equity value is {equity_value}: debt and other claims exceed what the company owns. Review the capitalization rate."
check cap_rate_unusual warning when and(cap_rate > 0, or(cap_rate < 2%, cap_rate > 15%))
  "The capitalization rate of {cap_rate} is outside the usual range of 2% to 15%, and net asset value is sensitive to it. Review the capitalization rate."
check payout_above_ffo warning when payout > 100%
  "Dividends exceed FFO, so they are paid from debt, sales or new shares. Review the payout."
`;
