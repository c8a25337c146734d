/** Quarters that roll up into years, of a subsidiary in another currency. */
export const quarterModel = `
model "Subsidiary by quarter"
currency USD
timeline history 4 quarters, forecast 8 quarters
input reported[history]: amount EUR
input growth[]: rate = 2%
input margin[] yearly: rate = 20%
input past_rates[history] yearly: exchange_rate USD per EUR
input usd_per_eur[]: exchange_rate USD per EUR = 1.1
line revenue: amount EUR = revenue[-1] * (1 + growth) history reported
line income = revenue * margin * usd_per_eur
line annual_revenue yearly = sum(quarters(revenue)) history sum(quarters(revenue))
line average_rate yearly = average(quarters(usd_per_eur)) history past_rates
line annual_growth yearly: rate = annual_revenue * average_rate / (annual_revenue[-1] * average_rate[-1]) - 1
line annual_income yearly: amount = sum(quarters(income))
value worth = npv(10%, annual_income)
check falls warning when annual_growth < 0 "Revenue of {annual_revenue} grows by {annual_growth}."
`;
