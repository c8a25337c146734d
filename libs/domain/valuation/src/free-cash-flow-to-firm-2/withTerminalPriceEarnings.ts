/**
 * Equity at the end of the forecast over net income of the year after, with debt at its target weight:
 * (1 − D) × terminal value ÷ (NOPAT − cost of debt × (1 − tax rate) × D × terminal value).
 * Like the multiples beside it, it is of the terminal value at the end of the forecast, which mid-year flows raise by half a
 * year of the cost of capital: that is what a market multiple of that day would pay for. So it is 1 ÷ cost of equity, where
 * new capital earns its cost, of flows at the ends of years only.
 */
export const terminalPriceEarnings = `value terminal_debt: amount = debt_weight * terminal_value_at_end "Debt at the end of the forecast, at its share of capital"
value terminal_net_income: amount = terminal_nopat - terminal_debt * cost_of_debt * (1 - interest_tax_rate) "Net income of the year after the forecast"
value implied_price_earnings: multiple = require(terminal_net_income > 0, (terminal_value_at_end - terminal_debt) / terminal_net_income) "Implied forward P/E"
`;

const before = '\nsection "Equity bridge"';

/**
 * The released source as it is compiled, with what its terminal value implies as P/E. Nothing else reads these lines, so
 * every other figure of a saved model stays the same, and its hash still names the released source.
 */
export const withTerminalPriceEarnings = (source: string): string =>
  source.replace(before, `${terminalPriceEarnings}${before}`);
