import { day, percent, reason } from '@finance-analyst/foundation';
import type { Evaluator } from '@finance-analyst/model-engine';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import { sectorFiguresDate } from '../sector-figures/sectorFigures.js';
import { sectorOf } from '../sector-figures/sectorOf.js';
import { sectorBeta } from './companyBeta.js';
import { companyHistory } from './companyHistory.js';
import type { OpenQuestion } from './CompanyDefaults.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { evaluatorOf } from './evaluateCompany.js';
import { reinvestmentPath } from './reinvestmentPath.js';
import { sharesAtMarket } from './sharesAtMarket.js';

const tolerance = 1e-9;
const mostRounds = 200;

/**
 * Debt over debt plus equity: at the market price, or at the value that results if the analyst chooses so or there is no price.
 * Convertible debt counts as debt.
 */
export function companyDebtWeight(basis: DefaultBasis, derivation: DerivationBasis): Assumption {
  const { quote, noPrice, fundamentals, base } = basis;
  const { inputs } = derivation;
  const debt = numberIn(inputs, 'debt');
  const sources = derivation.sourcesOf('debt');
  const isChosen = quote !== null && inputs['debt_weight_at'] === 'own_value';
  const own = quote && !isChosen ? null : debt === 0 ? 0 : weightAtOwnValue(basis, derivation);
  if (quote && own === null) {
    const without = isChosen ? ', since the model has no equity value to weight debt against' : '';
    return {
      input: 'debt_weight',
      value: debt / (debt + quote.price * sharesAtMarket(inputs, quote.price)),
      reason: reason`Debt of ${base.label} against market value at the price of ${day(quote.asOf)}${without}`,
      sources,
      external: {
        value: quote.price,
        label: `Price of ${fundamentals.symbol} in ${quote.currency}`,
        source: quote.source,
        asOf: quote.asOf,
      },
    };
  }
  return {
    input: 'debt_weight',
    value: own ?? 0,
    reason:
      debt === 0
        ? `No debt in ${base.label}`
        : own === null
          ? `All equity: ${noPrice}, and the model has no equity value to weight debt against`
          : `Debt of ${base.label} against the model’s own equity value${isChosen ? '' : `, since ${noPrice}`}`,
    sources: own === null ? [] : sources,
    external: null,
  };
}

/** What to ask where neither a price nor the model's own value gives the debt a weight; null elsewhere. */
export function debtWeightQuestion(basis: DefaultBasis, derivation: DerivationBasis): OpenQuestion | null {
  const { quote, noPrice, fundamentals } = basis;
  const debt = numberIn(derivation.inputs, 'debt');
  if (quote || debt === 0 || weightAtOwnValue(basis, derivation) !== null) return null;
  const sector = sectorOf(fundamentals);
  const question = reason`The cost of capital assumes no debt, since ${noPrice} and the model has no equity value to weight debt against. Enter the company’s target debt share`;
  return {
    input: 'debt_weight',
    isNeeded: false,
    text: sector
      ? reason`${question}; that of ${sector.name} is ${percent(sector.debtToEquity / (1 + sector.debtToEquity))} (Damodaran, ${sectorFiguresDate}).`
      : reason`${question}.`,
  };
}

/** The weight that its own value confirms; null where there is no positive equity or no such weight. */
function weightAtOwnValue(basis: DefaultBasis, derivation: DerivationBasis): number | null {
  const { fundamentals, inputs, years, isOverridden } = derivation;
  const evaluated = evaluatorOf(
    { ...companyHistory(fundamentals), years },
    {
      ...inputs,
      // The weight is a component of the built-up rate, whichever rate is in use.
      wacc_method: 'build_up',
      // A default multiple is derived from this one.
      ...(isOverridden('exit_multiple') ? {} : { terminal_method: 'value_driver' }),
      // Rates that are not entered start at the cost of capital that results.
      ...(isOverridden('given_terminal_wacc') ? {} : { terminal_wacc_method: 'same' }),
      ...(isOverridden('given_ronic') || inputs['ronic_method'] !== 'given'
        ? {}
        : { ronic_method: 'cost_of_capital' }),
    },
  );
  if (!evaluated.ok) return null;
  const evaluator = evaluated.value;
  const ronic = inputs['ronic_method'] === 'fading' ? 'terminal_wacc' : 'ronic';
  const capitalAt = isOverridden('sales_to_capital') ? null : reinvestmentPath(basis, derivation);
  let weight = 0;
  const setWeight = (next: number): void => {
    weight = next;
    evaluator.set('debt_weight', weight);
    // The sector's beta follows the weight in turn.
    const beta = isOverridden('beta') ? null : sectorBeta(derivation, weight);
    if (beta) evaluator.set('beta', beta.value);
    // And what growth costs follows the return on new capital, which is the cost of capital or fades to it.
    if (capitalAt) setSalesToCapital(evaluator, capitalAt(evaluator.number(ronic)), years);
  };
  setWeight(0);
  for (let round = 0; round < mostRounds; round += 1) {
    const next = evaluator.number('own_debt_weight');
    if (!Number.isFinite(next)) return null;
    if (Math.abs(next - weight) < tolerance) return next;
    setWeight(next);
  }
  return null;
}

function setSalesToCapital(evaluator: Evaluator, { value }: Assumption, years: number): void {
  for (let year = 1; year <= years; year += 1)
    evaluator.set(
      'sales_to_capital',
      (typeof value === 'object' ? value?.[year - 1] : value) as number,
      year,
    );
}
