import { companyDrivers, companyInvestedCapital, companyOperations } from '../templates/companyStatements.js';
import { dateChecks } from '../templates/dateStatements.js';
import { dilutedShares, sharesCheck, shareInputs } from '../templates/shareStatements.js';

/** A tranche of debt, repaid from the cash that those before it leave. */
const tranche = (name: string, label: string, before: readonly string[]): string => `
section "${label}"
input ${name}_leverage: multiple = 0 "${label}, multiple of EBITDA"
input ${name}_spread: rate = 0 "${label}, spread over the risk-free rate"
input ${name}_interest_paid: choice(in_cash, in_kind) = in_cash "${label}, interest paid"
input ${name}_amortization: rate = 0 "${label}, yearly repayment, share of the amount borrowed"
value ${name}_rate: rate = risk_free_rate + ${name}_spread "${label}, interest rate"
value ${name}_borrowed: amount = ${name}_leverage * base_ebitda "${label} borrowed"
line ${name}_interest: amount = ${name}_debt[-1] * ${name}_rate * financed_length "${label}, interest"
line ${name}_interest_in_kind: amount = if(${name}_interest_paid = in_kind, ${name}_interest, 0) "${label}, interest in kind"
line ${name}_repayment: amount = min(${name}_debt[-1], ${name}_borrowed * ${name}_amortization * financed_length) "${label}, required repayment"
line ${name}_sweep: amount = min(${['cash_for_sweep', ...before.map((senior) => `${senior}_sweep`)].join(' - ')}, ${name}_debt[-1] + ${name}_interest_in_kind - ${name}_repayment) "${label}, cash sweep"
line ${name}_debt: amount = ${name}_debt[-1] + ${name}_interest_in_kind - ${name}_repayment - ${name}_sweep from ${name}_borrowed "${label}"
`;

/** Where the versions differ. */
export interface LeveragedBuyoutEdition {
  /** The interest cover, and the periods that have one. */
  readonly interestCover: (cover: string) => string;
  /** The conditions for it to be checked. */
  readonly isCoverChecked: string;
}

/**
 * The leveraged buyout from version 2 on, in the language of `@finance-analyst/model-engine`: the most that a sponsor can pay
 * and still earn the required return, and the returns at an offer. It has the history, dates and operating forecast of
 * version 2 of free cash flow to the firm. Debt is a multiple of EBITDA and interest is on opening balances, so nothing
 * is circular. The buyer has the cash flows from the balance sheet on, and pays interest from the valuation date on.
 */
export const leveragedBuyoutText = ({ interestCover, isCoverChecked }: LeveragedBuyoutEdition): string => `
model "Leveraged buyout"
timeline history 5 years, forecast 5 years

${companyOperations}${companyInvestedCapital}section "EBITDA"
input base_ebitda: amount "EBITDA, trailing twelve months"
line ebitda: amount = ebita + depreciation history ebita + depreciation "EBITDA"
line annual_ebitda: amount = ebitda / period_length history ebitda "EBITDA at annual rate"
line ebitda_margin: rate = require(revenue > 0, ebitda / revenue) history require(revenue > 0, ebitda / revenue) "EBITDA, share of revenue"

section "Debt"
input risk_free_rate: rate = 0 "Risk-free rate"
input financing_fee_rate: rate = 0 "Financing fees, share of the debt borrowed"
input cash_sweep: rate = 100% "Cash sweep, share of excess cash"
# Debt is borrowed on the valuation date; a year that began before it has the rest of the year.
line financed_length: number = min(max((period_end - valuation_date) / 365, 0), period_length) "Length with the new debt, in years"
value debt_borrowed: amount = senior_borrowed + subordinated_borrowed + mezzanine_borrowed "Debt borrowed"
value financing_fees: amount = debt_borrowed * financing_fee_rate "Financing fees"
${tranche('senior', 'Senior debt', [])}${tranche('subordinated', 'Subordinated debt', ['senior'])}${tranche('mezzanine', 'Mezzanine debt', ['senior', 'subordinated'])}
section "Taxes"
input reported_tax_rate[history]: rate "Effective tax rate"
input interest_limit: rate = 100% "Deductible interest, share of EBITDA"
input tax_rate[]: rate "Tax rate"
input base_loss_carry_forward: amount = 0 "Loss carry-forward at the balance date"
input loss_use_limit: rate = 100% "Share of income that losses can offset"
line interest: amount = senior_interest + subordinated_interest + mezzanine_interest "Interest"
line deductible_interest: amount = min(interest, max(ebitda, 0) * interest_limit) "Deductible interest"
line taxable_income: amount = ebita - deductible_interest "Income before tax and amortization of acquired intangibles"
line loss_used: amount = min(loss_carry_forward[-1], max(taxable_income, 0) * loss_use_limit) "Losses used"
line loss_carry_forward: amount = loss_carry_forward[-1] + max(-taxable_income, 0) - loss_used from base_loss_carry_forward "Loss carry-forward"
line taxes: amount = (max(taxable_income, 0) - loss_used) * tax_rate history max(ebita, 0) * reported_tax_rate "Taxes"

section "Cash flow"
input minimum_cash: amount = 0 "Minimum cash"
line cash_flow_before_interest: amount = ebitda - taxes - capital_expenditure - change_in_working_capital history ebitda - taxes - capital_expenditure - change_in_working_capital "Cash flow before interest"
line interest_in_kind: amount = senior_interest_in_kind + subordinated_interest_in_kind + mezzanine_interest_in_kind "Interest in kind"
line cash_interest: amount = interest - interest_in_kind "Cash interest"
line cash_flow: amount = cash_flow_before_interest - cash_interest "Cash flow before repayments"
line required_repayments: amount = senior_repayment + subordinated_repayment + mezzanine_repayment "Required repayments"
line cash_for_sweep: amount = max(cash_balance[-1] + cash_flow - required_repayments - minimum_cash, 0) * cash_sweep "Cash for the sweep"
line repayments: amount = required_repayments + senior_sweep + subordinated_sweep + mezzanine_sweep "Debt repaid"
line cash_balance: amount = cash_balance[-1] + cash_flow - repayments from minimum_cash "Cash"
line total_debt: amount = senior_debt + subordinated_debt + mezzanine_debt "Debt"
line net_debt: amount = total_debt - cash_balance "Net debt"
line leverage: multiple = require(annual_ebitda > 0, total_debt / annual_ebitda) "Debt, multiple of EBITDA"
line interest_cover: multiple = require(cash_interest > 0, ${interestCover('(ebitda - capital_expenditure) / cash_interest')}) "EBITDA less capital expenditure, multiple of cash interest"

${companyDrivers}section "Exit"
input exit_multiple: multiple "Exit multiple of EBITDA"
line exit_years: number = (period_end - valuation_date) / 365 "Years from the valuation date to the exit"
line exit_value: amount = exit_multiple * annual_ebitda "Enterprise value at exit"
line exit_equity: amount = exit_value - net_debt "Equity at exit"

section "Required return"
input required_return: rate "Required return of the sponsor"
input management_options: rate = 0 "Management options, share of the gain in equity"
input transaction_fee_rate: rate = 0 "Transaction fees, share of enterprise value"
value final_exit_years: number = last(exit_years) "Years to the exit in the final year"
value discount_factor: number = (1 + required_return) ^ -final_exit_years "Discount factor"
# Options pay a share of what equity at exit is above the sponsor's equity, which is what is solved for: none without a gain.
value sponsor_factor: number = if(discount_factor < 1, discount_factor * (1 - management_options) / (1 - management_options * discount_factor), discount_factor) "Sponsor equity now, share of equity at exit"
value present_value_of_exit_equity: amount = last(exit_equity) * sponsor_factor "Equity at exit, at the required return"
value enterprise_value: amount = (present_value_of_exit_equity + debt_borrowed - financing_fees - minimum_cash) / (1 + transaction_fee_rate) "Enterprise value at the required return"
value fees_at_value: amount = enterprise_value * transaction_fee_rate + financing_fees "Transaction and financing fees"
value present_value_of_terminal_value: amount = last(exit_value) * sponsor_factor / (1 + transaction_fee_rate) "Present value of the enterprise value at exit"
value present_value_of_cash_flows: amount = (debt_borrowed - last(net_debt) * sponsor_factor) / (1 + transaction_fee_rate) "Debt borrowed less the present value of net debt at exit"

section "Equity bridge"
input cash: amount = 0 "Cash and short-term investments"
input non_operating_assets: amount = 0 "Long-term investments"
input associates: amount = 0 "Associates"
input debt: amount = 0 "Debt"
input pension_deficit: amount = 0 "Unfunded pensions"
input interest_tax_rate: rate = 0 "Tax rate on unfunded pensions"
input minority_interest: amount = 0 "Minority interest"
input preferred_equity: amount = 0 "Preferred equity"
${shareInputs}value pension_claim: amount = pension_deficit * (1 - interest_tax_rate) "Unfunded pensions after tax"
value net_claims: amount = debt + pension_claim + minority_interest + preferred_equity - cash - non_operating_assets - associates "Debt and other claims less cash and investments"
value equity_value: amount = enterprise_value - net_claims "Equity value"
${dilutedShares}value value_per_share: per_share = equity_value / diluted_shares "Value per share"
value terminal_share: rate = require(enterprise_value > 0, present_value_of_terminal_value / enterprise_value) "Exit value, share of enterprise value"
value entry_multiple_at_value: multiple = require(base_ebitda > 0, enterprise_value / base_ebitda) "EV/EBITDA at the required return"

section "Offer"
input offer_method: choice(premium, given) = premium "Offer from"
input market_price: per_share = 0 "Market price per share"
input offer_premium: rate = 0 "Premium over the market price"
input given_offer_price: per_share = 0 "Offer per share, given"
value offer_price: per_share = if(offer_method = given, given_offer_price, market_price * (1 + offer_premium)) "Offer per share"
value offer_equity: amount = require(offer_price > 0, offer_price * diluted_shares) "Equity bought at the offer"
value offer_enterprise_value: amount = offer_equity + net_claims "Enterprise value at the offer"
value entry_multiple: multiple = require(base_ebitda > 0, offer_enterprise_value / base_ebitda) "EV/EBITDA at the offer"

section "Sources and uses at the offer"
value transaction_fees: amount = offer_enterprise_value * transaction_fee_rate "Transaction fees"
value total_uses: amount = offer_equity + net_claims + transaction_fees + financing_fees + minimum_cash "Uses"
value sponsor_equity: amount = total_uses - debt_borrowed "Sponsor equity"
value total_sources: amount = senior_borrowed + subordinated_borrowed + mezzanine_borrowed + sponsor_equity "Sources"
value sponsor_share: rate = require(total_uses > 0, sponsor_equity / total_uses) "Sponsor equity, share of sources"

section "Returns by year of exit, at the offer"
line management_payout: amount = management_options * max(exit_equity - sponsor_equity, 0) "Management options at exit"
line sponsor_exit_equity: amount = exit_equity - management_payout "Sponsor equity at exit"
line multiple_of_money: multiple = require(sponsor_equity > 0, sponsor_exit_equity / sponsor_equity) "Multiple of money, by year of exit"
line annual_return: rate = require(and(multiple_of_money > 0, exit_years > 0), multiple_of_money ^ (1 / exit_years) - 1) "IRR, by year of exit"
value final_multiple_of_money: multiple = last(multiple_of_money) "Multiple of money"
value final_annual_return: rate = last(annual_return) "IRR"

section "Gain at the offer"
value gain: amount = last(sponsor_exit_equity) - sponsor_equity "Gain"
value gain_from_growth: amount = (last(annual_ebitda) - base_ebitda) * entry_multiple "Gain from EBITDA growth"
value gain_from_multiple: amount = (exit_multiple - entry_multiple) * last(annual_ebitda) "Gain from a change in multiple"
value gain_from_debt_paydown: amount = debt_borrowed - minimum_cash - last(net_debt) "Gain from lower net debt"
value gain_to_fees: amount = -(transaction_fees + financing_fees) "Fees"
value gain_to_management: amount = -last(management_payout) "Management options"

${dateChecks('a newer balance sheet')}check base_ebitda_not_positive error when base_ebitda <= 0
  "Base EBITDA is {base_ebitda}, and a multiple of it is no debt. Review base EBITDA."
${sharesCheck}check capital_not_productive error when sales_to_capital <= 0
  "Revenue added per unit of capital is {sales_to_capital}, and reinvestment needs one above zero. Review it."
check cash_short error when cash_balance < 0
  "Cash falls to {cash_balance}: the company cannot pay its interest and required repayments. Review leverage, spreads and the operating forecast."
check final_equity_not_positive error when last(exit_equity) <= 0
  "The final-year exit leaves no equity: net debt exceeds the enterprise value. Review the exit multiple and leverage."
check equity_not_positive error when equity_value <= 0
  "Equity value is {equity_value}: the claims of {net_claims} exceed the enterprise value that the required return allows. Review debt, leverage and the required return."
check sweep_out_of_range error when or(cash_sweep < 0, cash_sweep > 100%)
  "The cash sweep is {cash_sweep}, and it can be 0% to 100% of excess cash. Review the cash sweep."
check options_out_of_range error when or(management_options < 0, management_options >= 100%)
  "Management options are {management_options} of the gain, and they can be 0% to less than 100%. Review management options."
check exit_before_deal error when final_exit_years <= 0
  "The final forecast year ends before the valuation date of {valuation_date}, so there is no exit after the deal. Review the dates."
check sponsor_equity_not_positive warning when and(offer_price > 0, sponsor_equity <= 0)
  "At the offer, sponsor equity is {sponsor_equity}: debt covers all uses of {total_uses}, so there is no return on equity. Review leverage and the offer."
check offer_missing note when offer_price <= 0
  "There is no market price to offer a premium on, so returns at an offer are not available. Enter an offer per share."
# A sweep leaves cash at the minimum but for rounding.
check cash_below_minimum warning when and(cash_balance >= 0, cash_balance < minimum_cash * 0.999999)
  "Cash of {cash_balance} is below the minimum of {minimum_cash}. Review required repayments and the operating forecast."
check leverage_high warning when debt_borrowed > 6 * base_ebitda
  "Debt borrowed of {debt_borrowed} is more than six times EBITDA, the level of US supervisors’ guidance on leveraged lending (2013). Review the leverage of the tranches."
check interest_cover_low warning when and(${isCoverChecked}, ebitda - capital_expenditure < 1.5 * cash_interest)
  "EBITDA less capital expenditure covers cash interest of {cash_interest} less than 1.5 times. Review leverage and spreads."
check sponsor_share_low warning when and(offer_price > 0, sponsor_equity > 0, sponsor_share < 25%)
  "At the offer, sponsor equity is {sponsor_share} of sources, and lenders mostly ask for more than a quarter. Review leverage."
check required_return_unusual warning when or(required_return < 10%, required_return > 35%)
  "The required return of {required_return} is outside the usual range of 10% to 35%, and the value is sensitive to it. Review the required return."
check multiple_expansion note when and(offer_price > 0, exit_multiple > entry_multiple)
  "The exit multiple is above the entry multiple of {entry_multiple}, which adds {gain_from_multiple} to the gain. Review the exit multiple."
check investment_negative warning when capital_expenditure < 0
  "Capital expenditure is negative: the increase in working capital exceeds what is invested. Review working capital and revenue added per unit of capital."
`;

/** Version 2, whose interest cover of a first period that starts before the deal has the interest of a shorter time. */
export const leveragedBuyout2Source = leveragedBuyoutText({
  interestCover: (cover) => cover,
  isCoverChecked: 'cash_interest > 0',
});
