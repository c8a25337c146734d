import { day, reason } from '@finance-analyst/foundation';
import type { InputValues } from '@finance-analyst/model-engine';
import type { Assumption, AssumptionSource } from '../default-assumptions/Assumption.js';
import { inputsOf } from '../default-assumptions/defaultAssumptions.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import type { CompanyDefaults, OpenQuestion } from './CompanyDefaults.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { evaluateCompany } from './evaluateCompany.js';

const tolerance = 1e-9;
const mostRounds = 200;

/** Debt over debt plus equity: at the market price, else at the value that results. */
export function companyDebtWeight(
  { quote, noPrice, fundamentals, base }: DefaultBasis,
  defaults: Pick<CompanyDefaults, 'assumptions' | 'reported' | 'years' | 'historicalYears'>,
): { readonly assumption: Assumption; readonly question: OpenQuestion | null } {
  const inputs = inputsOf(defaults.assumptions);
  const debt = numberIn(inputs, 'debt');
  const sources = defaults.assumptions.find(({ input }) => input === 'debt')?.sources ?? [];
  if (!quote) return atOwnValue(defaults, inputs, debt, { period: base.label, noPrice, sources });
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
  {
    period,
    noPrice,
    sources,
  }: { readonly period: string; readonly noPrice: string; readonly sources: readonly AssumptionSource[] },
): { readonly assumption: Assumption; readonly question: OpenQuestion | null } {
  const weight = debt === 0 ? 0 : weightAtOwnValue(defaults, inputs, debt);
  const assumption: Assumption = {
    input: 'debt_weight',
    value: weight ?? 0,
    reason:
      debt === 0
        ? `No debt in ${period}`
        : weight === null
          ? `All equity: ${noPrice}, and the model has no value to weight debt against`
          : `Debt of ${period} against the model’s own equity value, since ${noPrice}`,
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
            text: reason`Debt has no weight in the cost of capital, since ${noPrice} and the model has no value to compare it with. Enter the debt share that the company aims at.`,
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
