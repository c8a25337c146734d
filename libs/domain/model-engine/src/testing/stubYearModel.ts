/** Reported years beside a forecast whose first year is a stub from the balance date, discounted by actual days. */
export const stubYearModel = `
model "Value by actual days"
timeline history 3 years, forecast 4 years

section "Dates"
input valuation_date: date
input balance_date: date
input first_year_end: date
line period_end = edate(first_year_end, 12 * (period - 1))
line period_start = if(period = 1, balance_date, period_end[-1])
line length: number = (period_end - period_start) / 365

section "Operations"
input reported_revenue[history]: amount
input reported_margin[history]: rate
input growth[]: rate
line annual_revenue: amount = annual_revenue[-1] * (1 + growth) history reported_revenue
line margin: rate = median(history(reported_margin)) history reported_margin
line flow = annual_revenue * margin * length history annual_revenue * margin
line revenue_growth: rate = annual_revenue / annual_revenue[-1] - 1 history annual_revenue / annual_revenue[-1] - 1

section "Value"
input wacc: rate
line years: number = (period_start - valuation_date) / 365 + 0.5 * length
line present_value = flow * (1 + wacc) ^ -years
value value_of_flows = sum(present_value)
value rate_paid = xirr(if(period = 1, -value_of_flows, flow), if(period = 1, valuation_date, period_end))
`;

/** Inputs with a year that was not reported. */
export const stubYearInputs = {
  valuation_date: '2026-07-15',
  balance_date: '2026-06-30',
  first_year_end: '2026-12-31',
  reported_revenue: [900, null, 1000],
  reported_margin: [0.2, 0.1, 0.15],
  growth: [0.1, 0.08, 0.06, 0.04],
  wacc: 0.09,
};
