import { day, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import { companyHistory } from './companyHistory.js';
import type { OpenQuestion } from './CompanyDefaults.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { evaluatorOf } from './evaluateCompany.js';

const tolerance = 1e-9;
const mostRounds = 200;

/** Debt over debt plus equity: at the market price, else at the value that results. */
export function companyDebtWeight(
  { quote, noPrice, fundamentals, base }: DefaultBasis,
  derivation: DerivationBasis,
): Assumption {
  const { inputs } = derivation;
  const debt = numberIn(inputs, 'debt');
  const sources = derivation.sourcesOf('debt');
  if (quote) {
    const shares = numberIn(inputs, 'shares_outstanding') + numberIn(inputs, 'dilutive_shares');
    return {
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
    };
  }
  const weight = debt === 0 ? 0 : weightAtOwnValue(derivation, debt);
  return {
    input: 'debt_weight',
    value: weight ?? 0,
    reason:
      debt === 0
        ? `No debt in ${base.label}`
        : weight === null
          ? `All equity: ${noPrice}, and the model has no equity value to weight debt against`
          : `Debt of ${base.label} against the model’s own equity value, since ${noPrice}`,
    sources: weight === null ? [] : sources,
    external: null,
  };
}

/** What to ask where neither a price nor the model's own value gives the debt a weight; null elsewhere. */
export function debtWeightQuestion(
  { quote, noPrice }: DefaultBasis,
  derivation: DerivationBasis,
): OpenQuestion | null {
  const debt = numberIn(derivation.inputs, 'debt');
  if (quote || debt === 0 || weightAtOwnValue(derivation, debt) !== null) return null;
  return {
    input: 'debt_weight',
    isNeeded: false,
    text: reason`The cost of capital assumes no debt, since ${noPrice} and the model has no equity value to weight debt against. Enter the company’s target debt share.`,
  };
}

/** The weight that its own value confirms; null where there is no positive equity or no such weight. */
function weightAtOwnValue(
  { fundamentals, inputs, years, isOverridden }: DerivationBasis,
  debt: number,
): number | null {
  const evaluated = evaluatorOf(
    { ...companyHistory(fundamentals), years },
    {
      ...inputs,
      debt_weight: 0,
      // The weight is a component of the built-up rate, whichever rate is in use.
      wacc_method: 'build_up',
      // A default multiple is derived from this one.
      ...(isOverridden('exit_multiple') ? {} : { terminal_method: 'value_driver' }),
    },
  );
  if (!evaluated.ok) return null;
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
