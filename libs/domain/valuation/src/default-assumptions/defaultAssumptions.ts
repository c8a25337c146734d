import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals, FiscalPeriod, Quote } from '@finance-analyst/market';
import type { InputValues } from '@finance-analyst/model-engine';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { noShareCount } from '../company-defaults/companyBridge.js';
import { derivedDefaults } from '../derived-defaults/derivedDefaults.js';
import { firstDefaults, notComputable } from '../derived-defaults/firstDefaults.js';
import { freeCashFlowSuitability } from '../suitability/freeCashFlowSuitability.js';
import type { Assumption } from './Assumption.js';
import { equityBridge, sharesOutstanding } from './equityBridge.js';
import { sourceOf } from './statementHistory.js';
import { capitalExpenditureRate, depreciationRate, operatingMargin } from './marginAndReinvestment.js';
import { isAssumedBeta } from './isAssumedBeta.js';
import { marketRates } from './marketRates.js';
import type { MarketParameters } from './MarketParameters.js';
import { methodChoices } from './methodChoices.js';
import { taxRate } from './taxRate.js';
import { baseWorkingCapital } from './workingCapital.js';

/** What the defaults of version 1 are computed from; rates are fractions a year. */
export interface DefaultAssumptionsRequest {
  readonly fundamentals: CompanyFundamentals;
  readonly parameters: MarketParameters;
  /** Null if the company has no price. */
  readonly quote: Quote | null;
  /** Forecast years, 1 to 50. */
  readonly years: number;
}

/** The defaults of version 1 of free cash flow to the firm for one company. */
export interface DefaultAssumptions {
  /** The base fiscal year. */
  readonly base: FiscalPeriod;
  /** One for every input of the model. */
  readonly assumptions: readonly Assumption[];
}

/**
 * The default assumptions of a company's free cash flow valuation, each with its reason and the filed
 * figures behind it; or the reason the model does not fit the company.
 */
export function defaultAssumptions(request: DefaultAssumptionsRequest): Result<DefaultAssumptions> {
  const { fundamentals, parameters } = request;
  const suitability = freeCashFlowSuitability(fundamentals);
  if (!suitability.ok) return suitability;
  const base = suitability.value;
  const baseRevenue = sourceOf(base, 'revenue');
  const margin = operatingMargin(fundamentals);
  const depreciation = depreciationRate(fundamentals);
  const investment = capitalExpenditureRate(fundamentals);
  if (!baseRevenue) throw new Error('A suitable company has revenue.');
  if (!margin || !depreciation || !investment)
    return { ok: false, reason: notComputable(fundamentals, 'margins') };
  const shares = sharesOutstanding(fundamentals, base);
  if (!shares) return { ok: false, reason: noShareCount(fundamentals) };
  const independent: readonly Assumption[] = [
    {
      input: 'base_revenue',
      value: baseRevenue.figure.value,
      reason: `Revenue of ${base.label}`,
      sources: [baseRevenue],
      external: null,
    },
    margin,
    taxRate(fundamentals),
    depreciation,
    investment,
    baseWorkingCapital(base),
    ...marketRates(parameters),
    ...methodChoices,
    ...equityBridge(fundamentals, { base, year: base }),
    shares,
  ];
  const assumptions = firstDefaults({
    fundamentals,
    independent,
    derivedDefaults,
    derivationOf: (found) => defaultBasis({ ...request, base }, found),
  });
  return assumptions.ok ? { ok: true, value: { base, assumptions: assumptions.value } } : assumptions;
}

/** What a new model's derived defaults depend on, with the assumptions found so far. */
export function defaultBasis(
  {
    fundamentals,
    base,
    parameters: { costOfDebt, riskFreeRate, beta },
    quote,
    years,
  }: Omit<DefaultAssumptionsRequest, 'quote'> & {
    readonly base: FiscalPeriod;
    readonly quote: DerivationBasis['price'];
  },
  assumptions: readonly Assumption[],
): DerivationBasis {
  return {
    fundamentals,
    base,
    price: quote,
    years,
    inputs: inputsOf(assumptions),
    isOverridden: () => false,
    sourcesOf: (name) => assumptions.find((assumption) => assumption.input === name)?.sources ?? [],
    debtSpread: { ...costOfDebt, value: costOfDebt.value - riskFreeRate.value },
    isBetaAssumed: isAssumedBeta(beta.source),
  };
}

/** The assumptions in the model engine's format. */
export const inputsOf = (assumptions: readonly Assumption[]): InputValues =>
  Object.fromEntries(assumptions.map(({ input, value }) => [input, value]));
