import type { ValuationModelBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { methodOfTemplate } from '../templates/methodOfTemplate.js';
import { evaluateValuation } from './evaluateValuation.js';
import { readFundamentals } from './readFundamentals.js';

/**
 * The value per share of a saved model, computed from its own assumptions and statements; with an unknown
 * template, the last computed one.
 */
export function valueOfModel(body: ValuationModelBody): Result<number> {
  const template = methodOfTemplate(body.template);
  if (!template.ok) return body.computed?.valuePerShare ?? template;
  const fundamentals = readFundamentals(body.fundamentalsSnapshot);
  if (!fundamentals.ok) return fundamentals;
  const result = evaluateValuation(body, fundamentals.value);
  return result.ok
    ? result.valuation.evaluator.read('value_per_share')
    : { ok: false, reason: result.reasons.join(' ') };
}
