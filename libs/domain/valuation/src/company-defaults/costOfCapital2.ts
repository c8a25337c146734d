import { day, percent, reason } from '@finance-analyst/foundation';
import type { InputValues } from '@finance-analyst/model-engine';
import type { Assumption, AssumptionSource } from '../default-assumptions/Assumption.js';
import { inputsOf } from '../default-assumptions/defaultAssumptions.js';
import { marketRates } from '../default-assumptions/marketRates.js';
import { builtUpRate } from '../derived-defaults/builtUpRate.js';
import { costOfDebt } from '../derived-defaults/costOfDebt.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import { terminalGrowth } from '../derived-defaults/terminalGrowth.js';
import type { CompanyDefaults, OpenQuestion } from './CompanyDefaults.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { evaluateCompany } from './evaluateCompany.js';
import { marginalTaxRates } from './taxRates.js';

/** What the derived defaults that both versions share are computed from. */
export function derivationBasisOf(
  { fundamentals, parameters, quote, base }: DefaultBasis,
  assumptions: readonly Assumption[],
  years: number,
): DerivationBasis {
  const { costOfDebt: market, riskFreeRate } = parameters;
  return {
    fundamentals,
    base,
    price: quote,
    years,
    inputs: inputsOf(assumptions),
    isOverridden: () => false,
    sourcesOf: (input) => assumptions.find((assumption) => assumption.input === input)?.sources ?? [],
    debtSpread: { ...market, value: market.value - riskFreeRate.value },
  };
}

/** The rates of the market, of debt and of the terminal value; the weights follow from the value (`debtWeight2`). */
export function marketRates2(
  basis: DefaultBasis,
  bridge: readonly Assumption[],
  years: number,
): readonly Assumption[] {
  const rates = [...marketRates(basis.parameters), ...marginalTaxRates(basis)];
  const derivation = derivationBasisOf(basis, [...bridge, ...rates], years);
  const debtRate = costOfDebt(derivation);
  // Market parameters always have a spread.
  if (!debtRate) throw new Error('No cost of debt.');
  return [...rates, debtRate, terminalGrowth(derivation)];
}

const tolerance = 1e-9;
const mostRounds = 200;

/** Debt over debt plus equity: at the market price, else at the value that results. */
export function debtWeight2(
  { quote, fundamentals, base }: DefaultBasis,
  defaults: Pick<CompanyDefaults, 'assumptions' | 'reported' | 'years' | 'historicalYears'>,
): { readonly assumption: Assumption; readonly question: OpenQuestion | null } {
  const inputs = inputsOf(defaults.assumptions);
  const debt = numberIn(inputs, 'debt');
  const sources = defaults.assumptions.find(({ input }) => input === 'debt')?.sources ?? [];
  if (!quote) return atOwnValue(defaults, inputs, debt, base.label, sources);
  const shares = numberIn(inputs, 'shares_outstanding') + numberIn(inputs, 'dilutive_shares');
  return {
    assumption: {
      input: 'debt_weight',
      value: debt / (debt + quote.price * shares),
      reason: reason`Debt of ${base.label} against market value at the price of ${day(quote.asOf)}`,
      sources,
      external: {
        value: quote.price,
        label: `Price of ${fundamentals.symbol} in ${quote.currency}`,
        source: quote.source,
        asOf: quote.asOf,
      },
    },
    question: null,
  };
}

function atOwnValue(
  defaults: Pick<CompanyDefaults, 'assumptions' | 'reported' | 'years' | 'historicalYears'>,
  inputs: InputValues,
  debt: number,
  period: string,
  sources: readonly AssumptionSource[],
): { readonly assumption: Assumption; readonly question: OpenQuestion | null } {
  const weight = debt === 0 ? 0 : weightAtOwnValue(defaults, inputs, debt);
  const assumption: Assumption = {
    input: 'debt_weight',
    value: weight ?? 0,
    reason:
      weight === null
        ? 'All equity: there is no price, and no value of the model to weight debt against'
        : `Debt of ${period} against the model’s own equity value, since there is no price`,
    sources: weight === null ? [] : sources,
    external: null,
  };
  return {
    assumption,
    question:
      weight === null
        ? {
            input: 'debt_weight',
            isNeeded: false,
            text: reason`Debt has no weight in the cost of capital, since there is neither a price nor a value to compare it with. Enter the debt share that the company aims at.`,
          }
        : null,
  };
}

/** The weight that its own value confirms; null where there is no positive equity or no such weight. */
function weightAtOwnValue(
  defaults: Pick<CompanyDefaults, 'assumptions' | 'reported' | 'years' | 'historicalYears'>,
  inputs: InputValues,
  debt: number,
): number | null {
  const evaluated = evaluateCompany(defaults, { given_wacc: 0, exit_multiple: 0, debt_weight: 0 });
  if (!evaluated.ok || inputs['operating_margin'] === undefined) return null;
  const evaluator = evaluated.value;
  let weight = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const equity = evaluator.number('equity_value');
    if (!(equity > 0)) return null;
    const next = debt / (debt + equity);
    if (Math.abs(next - weight) < tolerance) return next;
    weight = next;
    evaluator.set('debt_weight', weight);
  }
  return null;
}

/** The single-number cost of capital: the built-up rate, so that switching to it changes nothing. */
export const givenWacc = (
  basis: DefaultBasis,
  assumptions: readonly Assumption[],
  years: number,
): Assumption => builtUpRate(derivationBasisOf(basis, assumptions, years));

/** The rates after the forecast that are in use only where the analyst chooses so: each starts at the cost of capital. */
export const ratesAfterForecast = (wacc: Assumption): readonly Assumption[] =>
  ['given_terminal_wacc', 'given_ronic'].map((input) => ({
    input,
    value: wacc.value,
    reason: reason`The cost of capital of ${percent(wacc.value as number)}`,
    sources: [],
    external: null,
  }));
