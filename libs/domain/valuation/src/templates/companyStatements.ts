import { dateStatements } from './dateStatements.js';

// What the models of a company that sells goods or services have in common, in the model language.

/** The dates of the forecast, with a first period from the balance sheet to the fiscal year end; revenue; operating income. */
export const companyOperations = `${dateStatements}
section "Revenue"
input reported_revenue[history]: amount "Reported revenue"
input base_revenue: amount "Revenue, trailing twelve months"
input revenue_growth[]: rate "Revenue growth"
# From the middle of one period to the middle of the next; the base is twelve months long.
line growth_years: number = (if(period = 1, 1, period_length[-1]) + period_length) / 2 "Years of growth"
line opening_revenue: amount = if(period = 1, base_revenue, annual_revenue[-1]) history annual_revenue[-1] "Revenue before, at annual rate"
line annual_revenue: amount = opening_revenue * (1 + revenue_growth) ^ growth_years history reported_revenue "Revenue at annual rate"
line revenue: amount = annual_revenue * period_length history reported_revenue "Revenue"

section "Operating income"
input reported_operating_income[history]: amount "Reported operating income"
input reported_amortization[history]: amount "Reported amortization of acquired intangibles"
input reported_one_offs[history]: amount "Reported impairment and restructuring"
input operating_margin[]: rate "Operating margin (EBITA)"
input acquired_amortization[]: amount "Amortization of acquired intangibles, a year"
line annual_ebita: amount = annual_revenue * operating_margin history reported_operating_income + reported_amortization + reported_one_offs "EBITA at annual rate"
line ebita: amount = annual_ebita * period_length history annual_ebita "EBITA"
line amortization: amount = acquired_amortization * period_length history reported_amortization "Amortization of acquired intangibles"
line operating_income: amount = ebita - amortization history reported_operating_income "Operating income"

`;

/** The capital that revenue needs, with its depreciation and capital expenditure. */
export const companyInvestedCapital = `section "Invested capital"
input reported_working_capital[history]: amount "Reported operating working capital"
input reported_fixed_assets[history]: amount "Reported net fixed assets"
input reported_goodwill_and_intangibles[history]: amount "Reported goodwill and acquired intangibles"
input reported_depreciation[history]: amount "Reported depreciation"
input reported_capital_expenditure[history]: amount "Reported capital expenditure"
input base_working_capital: amount "Operating working capital at the balance date"
input base_fixed_assets: amount "Net fixed assets at the balance date"
input base_goodwill_and_intangibles: amount = 0 "Goodwill and acquired intangibles at the balance date"
input sales_to_capital[]: multiple "Revenue added per unit of capital invested"
input working_capital_rate[]: rate "Operating working capital, share of revenue"
input depreciation_rate[]: rate "Depreciation, share of opening fixed assets"
line opening_invested_capital: amount = if(period = 1, base_working_capital + base_fixed_assets, invested_capital[-1]) history invested_capital[-1] "Opening invested capital"
line reinvestment: amount = max(annual_revenue - opening_revenue, 0) / sales_to_capital history invested_capital - invested_capital[-1] "Increase in invested capital"
line invested_capital: amount = opening_invested_capital + reinvestment history reported_working_capital + reported_fixed_assets "Invested capital before goodwill"
line opening_working_capital: amount = if(period = 1, base_working_capital, working_capital[-1]) history working_capital[-1] "Opening working capital"
line working_capital: amount = annual_revenue * working_capital_rate history reported_working_capital "Operating working capital"
line change_in_working_capital: amount = working_capital - opening_working_capital history working_capital - opening_working_capital "Change in working capital"
line opening_fixed_assets: amount = if(period = 1, base_fixed_assets, fixed_assets[-1]) history fixed_assets[-1] "Opening fixed assets"
line fixed_assets: amount = invested_capital - working_capital history reported_fixed_assets "Net fixed assets"
line depreciation: amount = opening_fixed_assets * depreciation_rate * period_length history reported_depreciation "Depreciation"
line capital_expenditure: amount = depreciation + fixed_assets - opening_fixed_assets history reported_capital_expenditure "Capital expenditure"
line goodwill_and_intangibles: amount = if(period = 1, base_goodwill_and_intangibles, goodwill_and_intangibles[-1]) - amortization history reported_goodwill_and_intangibles "Goodwill and acquired intangibles"

`;

/** The drivers beside what they were. Each model adds the lines that they share. */
export const companyDrivers = `section "Drivers, with what they were"
line growth_of_revenue: rate = revenue_growth history require(annual_revenue[-1] > 0, annual_revenue / annual_revenue[-1] - 1) "Growth of revenue"
line margin_of_revenue: rate = operating_margin history require(annual_revenue > 0, annual_ebita / annual_revenue) "EBITA, share of revenue"
line tax_share: rate = tax_rate history reported_tax_rate "Tax, share of EBITA"
line reinvestment_turnover: multiple = sales_to_capital history require(reinvestment > 0, (annual_revenue - annual_revenue[-1]) / reinvestment) "Revenue added per unit of capital added"
line working_capital_share: rate = working_capital_rate history require(annual_revenue > 0, working_capital / annual_revenue) "Operating working capital, share of annual revenue"
line depreciation_share: rate = depreciation_rate history require(opening_fixed_assets > 0, depreciation / opening_fixed_assets) "Depreciation, share of the fixed assets before"

`;
