import type { Result } from '@finance-analyst/foundation';
import { createEvaluator, type Evaluator, type InputValues } from '@finance-analyst/model-engine';
import { inputsOf } from '../default-assumptions/defaultAssumptions.js';
import { freeCashFlowToFirm4Model } from '../free-cash-flow-to-firm-4/freeCashFlowToFirm4Model.js';
import type { CompanyDefaults } from './CompanyDefaults.js';
import type { CompanyHistory } from './companyHistory.js';

/** A company's figures, or which input it lacks; `changes` replace defaults, as a scenario or an answer does. */
export const evaluateCompany = (
  defaults: Pick<CompanyDefaults, 'assumptions' | 'reported' | 'years' | 'historicalYears'>,
  changes: InputValues = {},
): Result<Evaluator> => evaluatorOf(defaults, { ...inputsOf(defaults.assumptions), ...changes });

/** A company's figures from its history and the inputs of the forecast, or which input it lacks. */
export function evaluatorOf(
  { reported, historicalYears, years }: CompanyHistory & { readonly years: number },
  inputs: InputValues,
): Result<Evaluator> {
  const model = freeCashFlowToFirm4Model(years, historicalYears.length);
  const created = createEvaluator(model, { ...reported, ...inputs });
  return created.ok
    ? { ok: true, value: created.evaluator }
    : { ok: false, reason: created.problems.map(({ message }) => message).join('; ') };
}
