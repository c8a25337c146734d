const parts = [1, 2, 3, 4, 5, 6].map((number) => ({ name: `part_${number}`, label: `Part ${number}` }));

const all = (suffix: string): string => parts.map(({ name }) => `${name}_${suffix}`).join(', ');
const anyPart = (condition: (name: string) => string): string =>
  `or(${parts.map(({ name }) => condition(name)).join(', ')})`;

/** A part without figures is worth nothing. */
const partStatements = ({ name, label }: (typeof parts)[number]): string => `
section "${label}"
input ${name}_valued_by: choice(multiple_of_ebitda, multiple_of_ebit, multiple_of_revenue, discounted_cash_flow, book_value) = multiple_of_ebitda "${label}, valued by"
input ${name}_ebitda: amount = 0 "${label}, EBITDA"
input ${name}_ebit: amount = 0 "${label}, EBIT"
input ${name}_revenue: amount = 0 "${label}, revenue"
input ${name}_multiple: multiple = 0 "${label}, multiple"
input ${name}_cash_flow_value: amount = 0 "${label}, discounted cash flow value"
input ${name}_book: amount = 0 "${label}, book value"
input ${name}_share_owned: rate = 100% "${label}, share owned"
value ${name}_metric: amount = if(${name}_valued_by = multiple_of_ebitda, ${name}_ebitda, if(${name}_valued_by = multiple_of_ebit, ${name}_ebit, if(${name}_valued_by = multiple_of_revenue, ${name}_revenue, 0))) "${label}, what the multiple is of"
value ${name}_whole: amount = if(${name}_valued_by = discounted_cash_flow, ${name}_cash_flow_value, if(${name}_valued_by = book_value, ${name}_book, ${name}_metric * ${name}_multiple)) "${label}, value of the whole"
value ${name}_value: amount = ${name}_whole * ${name}_share_owned "${label}, value of the share owned"
value ${name}_of_all: rate = require(parts_value > 0, ${name}_value / parts_value) "${label}, share of all parts"
value ${name}_per_share: per_share = ${name}_value / shares_outstanding "${label}, per share"
`;

/**
 * A sum of the parts, in the language of `@finance-analyst/model-engine`. The discount is on the parts, as of a
 * conglomerate, or on what is left of them after all claims, as that of an investment company to its net asset value.
 */
export const sumOfThePartsSource = `
model "Sum of the parts"
timeline 5 years
${parts.map(partStatements).join('')}
section "All parts"
value parts_value: amount = sum(${all('value')}) "Value of the parts"
value largest_part: amount = max(${all('value')}) "Largest part"

section "Holding costs"
input holding_costs: amount = 0 "Holding costs per year, after taxes"
input holding_costs_as: choice(a_multiple, a_perpetuity) = a_multiple "Holding costs valued as"
input holding_cost_multiple: multiple = 0 "Multiple of holding costs"
input holding_cost_rate: rate = 0 "Discount rate of holding costs"
input holding_cost_growth: rate = 0 "Growth of holding costs"
value value_of_holding_costs: amount = if(holding_costs = 0, 0 * parts_value, if(holding_costs_as = a_multiple, holding_costs * holding_cost_multiple, require(holding_cost_rate > holding_cost_growth, holding_costs / (holding_cost_rate - holding_cost_growth)))) "Value of holding costs"

section "Claims"
input other_assets: amount = 0 "Cash and other assets outside the parts"
input debt: amount = 0 "Debt"
input minority_interest: amount = 0 "Minority interest"
input other_claims: amount = 0 "Pensions, preferred equity and other claims"
value net_claims: amount = debt + minority_interest + other_claims - other_assets "Net claims"
value net_asset_value: amount = parts_value - value_of_holding_costs - net_claims "Net asset value"

section "Discount"
input discount: rate = 0 "Conglomerate discount"
input discount_on: choice(the_parts, what_is_left) = the_parts "Conglomerate discount on"
value discount_amount: amount = discount * if(discount_on = the_parts, parts_value, max(net_asset_value, 0)) "Conglomerate discount, amount"

section "Value"
input shares_outstanding: shares "Diluted shares"
input share_price: per_share = 0 "Price per share"
value equity_value: amount = net_asset_value - discount_amount "Equity value"
value value_per_share: per_share = equity_value / shares_outstanding "Value per share"
value net_asset_value_per_share: per_share = net_asset_value / shares_outstanding "Net asset value per share"
value discount_at_price: rate = require(and(share_price > 0, net_asset_value > 0), 1 - share_price * shares_outstanding / net_asset_value) "Discount to net asset value at the price"

check parts_not_positive error when parts_value <= 0
  "The parts are worth {parts_value} together. Review their figures and multiples."
check shares_not_positive error when shares_outstanding <= 0
  "The share count is {shares_outstanding}, and value per share needs one above zero. Review diluted shares."
check value_not_positive error when and(parts_value > 0, equity_value <= 0)
  "Equity value is {equity_value}: net claims of {net_claims}, holding costs and the discount exceed the parts. Review the claims."
check share_owned_out_of_range error when ${anyPart((name) => `${name}_share_owned < 0, ${name}_share_owned > 100%`)}
  "The share owned of a part is not between 0% and 100%. Review the shares owned."
check discount_out_of_range error when or(discount < 0, discount >= 100%)
  "The conglomerate discount is {discount}, and it can be 0% to below 100%. Review the discount."
check holding_costs_without_limit error when and(holding_costs <> 0, holding_costs_as = a_perpetuity, holding_cost_rate <= holding_cost_growth)
  "Holding costs grow at {holding_cost_growth}, at least the rate of {holding_cost_rate} at which they are discounted, so they have no finite value. Review both rates."
check holding_costs_negative error when holding_costs < 0
  "Holding costs are {holding_costs}, and they are entered as an amount above zero. Review holding costs."
check part_without_multiple error when ${anyPart((name) => `and(${name}_metric <> 0, ${name}_multiple <= 0)`)}
  "A part has a figure but no multiple above zero. Review the multiples."
check part_negative warning when ${anyPart((name) => `${name}_value < 0`)}
  "A part has a negative value, as a loss times a multiple has. Value it by its cash flow or book value."
check holding_costs_not_valued warning when and(holding_costs > 0, holding_costs_as = a_multiple, holding_cost_multiple <= 0)
  "Holding costs of {holding_costs} have no multiple above zero, so they do not lower the value. Review the multiple of holding costs."
check largest_part_dominant note when and(parts_value > 0, largest_part > 75% * parts_value)
  "The largest part of {largest_part} is more than 75% of all parts, so its own value decides. Value it by a method of its own as well."
`;
