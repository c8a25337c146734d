import type { CompanyFundamentals, FiscalPeriod, Quote } from '@finance-analyst/market';
import type { InputValues } from '@finance-analyst/model-engine';
import { freeCashFlowSuitability } from '../suitability/freeCashFlowSuitability.js';
import type { Assumption } from './Assumption.js';
import {
  capitalCosts,
  debtWeightAtMarket,
  debtWeightAtOwnValue,
  type GivenFigure,
} from './capitalStructure.js';
import { equityBridge, sharesOutstanding } from './equityBridge.js';
import { sourceOf } from './statementHistory.js';
import { capitalExpenditureRate, depreciationRate, operatingMargin } from './marginAndReinvestment.js';
import type { MarketParameters } from './MarketParameters.js';
import { ownDebtWeight } from './ownDebtWeight.js';
import { revenueGrowth } from './revenueGrowth.js';
import { taxRate } from './taxRate.js';
import { terminalValue } from './terminalValue.js';
import { workingCapital } from './workingCapital.js';

export interface DefaultAssumptionsRequest {
  readonly fundamentals: CompanyFundamentals;
  readonly parameters: MarketParameters;
  /** Null where the company has no price. */
  readonly quote: Quote | null;
  /** Forecast years, 1 to 50. */
  readonly years: number;
}

export interface DefaultAssumptions {
  /** The fiscal year that the forecast starts from. */
  readonly base: FiscalPeriod;
  /** One for every input of the model. */
  readonly assumptions: readonly Assumption[];
}

export type DefaultAssumptionsResult =
  { readonly ok: true; readonly value: DefaultAssumptions } | { readonly ok: false; readonly reason: string };

function withNumber(assumptions: readonly Assumption[], input: string): GivenFigure {
  const found = assumptions.find((assumption) => assumption.input === input);
  if (typeof found?.value !== 'number') throw new Error(`The default of ${input} is not one number.`);
  return { value: found.value, sources: found.sources };
}

/**
 * The assumptions that a free-cash-flow valuation of a company starts with, each with its reason and the filed
 * figures behind it; or the reason why the model does not fit the company.
 */
export function defaultAssumptions(request: DefaultAssumptionsRequest): DefaultAssumptionsResult {
  const { fundamentals, parameters, quote, years } = request;
  const suitability = freeCashFlowSuitability(fundamentals);
  if (!suitability.ok) return suitability;
  const { base } = suitability;
  const baseRevenue = sourceOf(base, 'revenue');
  const margin = operatingMargin(fundamentals);
  const depreciation = depreciationRate(fundamentals);
  const investment = capitalExpenditureRate(fundamentals);
  const shares = sharesOutstanding(fundamentals, base);
  if (!baseRevenue || !margin || !depreciation || !investment || !shares)
    throw new Error(
      'A suitable company has revenue, operating income, depreciation, capital expenditure and shares.',
    );
  const tax = taxRate(fundamentals);
  const bridge = equityBridge(fundamentals, base);
  const terminal = terminalValue(parameters);
  const given = {
    debt: withNumber(bridge, 'debt'),
    shares: withNumber([shares], 'shares_outstanding').value,
    taxRate: withNumber([tax], 'tax_rate').value,
  };
  const withoutWeight: readonly Assumption[] = [
    {
      input: 'base_revenue',
      value: baseRevenue.figure.value,
      reason: `Revenue of ${base.label}`,
      sources: [baseRevenue],
      external: null,
    },
    revenueGrowth(fundamentals, years, withNumber(terminal, 'terminal_growth').value),
    margin,
    tax,
    depreciation,
    investment,
    ...workingCapital(base, baseRevenue),
    ...capitalCosts(base, given, parameters),
    ...terminal,
    ...bridge,
    shares,
  ];
  const weight =
    debtWeightAtMarket(base, given, quote) ??
    debtWeightAtOwnValue(
      base,
      given.debt,
      ownDebtWeight(inputsOf(withoutWeight), years, given.debt.value),
      quote,
    );
  return { ok: true, value: { base, assumptions: [...withoutWeight, weight] } };
}

/** The assumptions as the model engine takes them. */
export const inputsOf = (assumptions: readonly Assumption[]): InputValues =>
  Object.fromEntries(assumptions.map(({ input, value }) => [input, value]));
