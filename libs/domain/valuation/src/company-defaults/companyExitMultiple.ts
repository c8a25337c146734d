import { day, number, reason, type Result } from '@finance-analyst/foundation';
import { netClaims } from '../comparables/netClaims.js';
import type { Evaluator, InputValues } from '@finance-analyst/model-engine';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import { adjustedIncomeOf } from './adjustedIncomeOf.js';
import { companyHistory } from './companyHistory.js';
import { depreciationOf } from './depreciationOf.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { conversionGain } from './conversionGain.js';
import { evaluatorOf } from './evaluateCompany.js';
import { minorityClaim } from './minorityClaim.js';
import { sharesAtMarket } from './sharesAtMarket.js';

const highestMultiple = 1000;

/** The metric that the analyst takes an exit multiple of; EBITDA in a method without that choice. */
const exitMetric = (inputs: InputValues): 'EBITA' | 'EBITDA' =>
  inputs['exit_metric'] === 'ebit' ? 'EBITA' : 'EBITDA';

/** EV/EBITDA, or EV/EBITA where the analyst chooses so, at the market price; null without a price or a usable multiple. */
export function multipleToday(
  { quote, base, years }: Pick<DefaultBasis, 'quote' | 'base' | 'years'>,
  inputs: InputValues,
): (Pick<Assumption, 'reason'> & { readonly value: number }) | null {
  const amount = (name: string): number =>
    name === 'minority_interest' ? minorityClaim(inputs) : numberIn(inputs, name);
  const metric = exitMetric(inputs);
  const income = adjustedIncomeOf(base, years.at(-1));
  const depreciation = metric === 'EBITA' ? 0 : depreciationOf(base, years.at(-1));
  const earned = income && depreciation !== null ? income.value + depreciation : null;
  if (!quote || earned === null || earned <= 0) return null;
  const equity = quote.price * sharesAtMarket(inputs, quote.price) + conversionGain(inputs, quote.price);
  const pensions = amount('pension_deficit') * (1 - amount('interest_tax_rate'));
  const value = (equity + netClaims(amount, pensions)) / earned;
  if (value <= 0 || value > highestMultiple) return null;
  return {
    value,
    reason: reason`EV/${metric} of ${base.label} at the price of ${day(quote.asOf)}: ${number(value, 1)}×`,
  };
}

/**
 * The multiple of the exit metric, in use only where the analyst chooses so: the company's own today, else the one that the
 * model's terminal value implies.
 */
export function companyExitMultiple(
  basis: DefaultBasis,
  { fundamentals, inputs, years }: DerivationBasis,
): Assumption {
  const assumption = (value: number, why: Assumption['reason']): Assumption =>
    statedAssumption('exit_multiple', value, why);
  const today = multipleToday(basis, inputs);
  if (today) return assumption(today.value, today.reason);
  const evaluated = evaluatorOf(
    { ...companyHistory(fundamentals), years },
    { ...inputs, terminal_method: 'value_driver' },
  );
  const implied = evaluated.ok ? impliedMultiple(evaluated.value, exitMetric(inputs)) : evaluated;
  return implied.ok && implied.value > 0
    ? assumption(implied.value, `The EV/${exitMetric(inputs)} implied by the terminal value by value driver`)
    : assumption(
        0,
        'Neither the price nor the model’s value implies a multiple. Set it from comparable companies',
      );
}

function impliedMultiple(evaluator: Evaluator, metric: 'EBITA' | 'EBITDA'): Result<number> {
  if (metric === 'EBITDA') return evaluator.read('implied_ebitda_multiple');
  const value = evaluator.read('terminal_value_at_end');
  const earned = evaluator.number('final_ebita');
  if (!value.ok) return value;
  return earned > 0
    ? { ok: true, value: value.value / earned }
    : { ok: false, reason: 'EBITA of the final year is not above zero.' };
}
