import { dcfDrivers, type DcfRequest } from '@finance-analyst/contracts';
import type { InputValues } from '@finance-analyst/model-engine';

/** Used when neither an array nor `years` sets the forecast length. */
const defaultYears = 5;

/** The number of forecast years of a request. */
export function forecastYears(request: DcfRequest): number {
  const array = dcfDrivers.map((driver) => request[driver]).find((driver) => typeof driver !== 'number');
  return array === undefined ? (request.years ?? defaultYears) : array.length;
}

const costOfCapitalInputs = ({ wacc, costOfCapital }: DcfRequest): InputValues =>
  costOfCapital
    ? {
        wacc_method: 'build_up',
        risk_free_rate: costOfCapital.riskFreeRate,
        equity_risk_premium: costOfCapital.equityRiskPremium,
        beta: costOfCapital.beta,
        cost_of_debt: costOfCapital.costOfDebt,
        interest_tax_rate: costOfCapital.taxRate,
        debt_weight: costOfCapital.debtWeight,
      }
    : { wacc_method: 'given', given_wacc: wacc ?? Number.NaN };

const terminalInputs = ({ terminal }: DcfRequest): InputValues =>
  terminal.method === 'perpetual-growth'
    ? { terminal_method: 'perpetual_growth', terminal_growth: terminal.growth }
    : { terminal_method: 'market_multiple', exit_multiple: terminal.multiple, exit_metric: terminal.metric };

/** A request under the input names of the free-cash-flow model. */
export function dcfModelInputs(request: DcfRequest): InputValues {
  const { baseRevenue, workingCapitalRate } = request;
  const firstWorkingCapitalRate =
    typeof workingCapitalRate === 'number' ? workingCapitalRate : (workingCapitalRate[0] ?? Number.NaN);
  return {
    base_revenue: baseRevenue,
    base_working_capital: request.baseWorkingCapital ?? firstWorkingCapitalRate * baseRevenue,
    revenue_growth: request.revenueGrowth,
    operating_margin: request.operatingMargin,
    tax_rate: request.taxRate,
    depreciation_rate: request.depreciationRate,
    capital_expenditure_rate: request.capitalExpenditureRate,
    working_capital_rate: workingCapitalRate,
    ...costOfCapitalInputs(request),
    ...terminalInputs(request),
    discounting: request.discounting === 'mid-year' ? 'mid_year' : 'end_of_year',
    cash: request.cash,
    non_operating_assets: request.nonOperatingAssets,
    debt: request.debt,
    minority_interest: request.minorityInterest,
    preferred_equity: request.preferredEquity,
    shares_outstanding: request.sharesOutstanding,
  };
}
