import type { FiscalPeriod, Quote } from '@finance-analyst/market';
import type { Assumption, AssumptionSource, LabelledRate } from './Assumption.js';
import { sourceOf } from './statementHistory.js';
import type { MarketParameters } from './MarketParameters.js';
import type { OwnDebtWeight } from './ownDebtWeight.js';
import { percent } from './percent.js';

/** A figure of another assumption, with the filed figures behind it. */
export interface GivenFigure {
  readonly value: number;
  readonly sources: readonly AssumptionSource[];
}

/** Interest over debt beyond this is a sign that debt was repaid within the year, not of its price. */
const highestCostOfDebt = 0.15;

const external = (input: string, rate: LabelledRate): Assumption => ({
  input,
  value: rate.value,
  reason: rate.label,
  sources: [],
  external: rate,
});

/** Cost of debt: the base year's interest over its debt where that is plausible, else the market's. */
function costOfDebt(base: FiscalPeriod, debt: GivenFigure, parameters: MarketParameters): Assumption {
  const interest = sourceOf(base, 'interestExpense');
  const rate = interest && debt.value > 0 ? interest.figure.value / debt.value : null;
  if (!interest || rate === null || rate < parameters.riskFreeRate.value || rate > highestCostOfDebt)
    return external('cost_of_debt', parameters.costOfDebt);
  return {
    input: 'cost_of_debt',
    value: rate,
    reason: `Interest expense over debt, ${base.label}`,
    sources: [interest, ...debt.sources],
    external: null,
  };
}

/** Debt over debt plus equity at market value, where there is a price in the company's currency; else null. */
export function debtWeightAtMarket(
  base: FiscalPeriod,
  { debt, shares }: { readonly debt: GivenFigure; readonly shares: number },
  quote: Quote | null,
): Assumption | null {
  if (quote?.currency !== base.currency) return null;
  return {
    input: 'debt_weight',
    value: debt.value / (debt.value + quote.price * shares),
    reason: `Debt of ${base.label} against market value at the price of ${quote.asOf.slice(0, 10)}`,
    sources: debt.sources,
    external: {
      value: quote.price,
      label: `Price of ${quote.symbol} in ${quote.currency}`,
      source: quote.source,
      asOf: quote.asOf,
    },
  };
}

/** Debt against the equity value that the model itself finds, for a company without a usable price. */
export function debtWeightAtOwnValue(
  base: FiscalPeriod,
  debt: GivenFigure,
  weight: OwnDebtWeight,
  quote: Quote | null,
): Assumption {
  const why = quote ? `the price is in ${quote.currency}` : 'there is no price';
  return {
    input: 'debt_weight',
    value: weight.ok ? weight.value : 0,
    reason: weight.ok
      ? `Debt of ${base.label} against the model’s own equity value, since ${why}`
      : `All equity: ${why}, and ${weight.reason}`,
    sources: weight.ok ? debt.sources : [],
    external: null,
  };
}

/** What the cost of capital is built from, apart from the debt weight. */
export const capitalCosts = (
  base: FiscalPeriod,
  given: { readonly debt: GivenFigure; readonly taxRate: number },
  parameters: MarketParameters,
): readonly Assumption[] => [
  external('risk_free_rate', parameters.riskFreeRate),
  external('equity_risk_premium', parameters.equityRiskPremium),
  external('beta', parameters.beta),
  costOfDebt(base, given.debt, parameters),
  {
    input: 'interest_tax_rate',
    value: given.taxRate,
    reason: `The operating tax rate of ${percent(given.taxRate)}`,
    sources: [],
    external: null,
  },
];
