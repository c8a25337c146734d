/** The cost of equity in the model language: built up by the capital asset pricing model, or entered as one number. */
export const costOfEquityRate = `
section "Cost of equity"
input cost_of_equity_method: choice(build_up, given) = build_up "Cost of equity from"
input given_cost_of_equity: rate = 0 "Cost of equity, given"
input risk_free_rate: rate = 0 "Risk-free rate"
input equity_risk_premium: rate = 0 "Equity risk premium"
input beta: multiple = 1 "Beta"
value cost_of_equity: rate = if(cost_of_equity_method = given, given_cost_of_equity, risk_free_rate + beta * equity_risk_premium) "Cost of equity"
`;

/** What is checked of the cost of equity. Each model adds an input `terminal_growth`. */
export const costOfEquityChecks = `
check cost_of_equity_unusual warning when or(cost_of_equity < 4%, cost_of_equity > 20%)
  "The cost of equity of {cost_of_equity} is outside the usual range of 4% to 20%, and the value is sensitive to it. Review the rates behind it."
check terminal_growth_above_risk_free warning when and(cost_of_equity_method = build_up, terminal_growth > risk_free_rate)
  "Terminal growth of {terminal_growth} is above the risk-free rate of {risk_free_rate}, the usual ceiling for long-run growth: no company outgrows its economy indefinitely. Review terminal growth."
`;

/** The cost of equity and the discount factors of the equity models whose forecast is of whole years. */
export const costOfEquityStatements = `${costOfEquityRate}line discount_factor: number = (1 + cost_of_equity) ^ -year "Discount factor"
${costOfEquityChecks}`;
