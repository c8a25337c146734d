import type { ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { followScenarios } from '../scenarios/followScenarios.js';
import { methodOfTemplate } from '../templates/methodOfTemplate.js';
import { followDefaults } from './followDefaults.js';

/**
 * An edited model with every default and proposed scenario updated that depends on the edit. A value set by the analyst
 * stays, and only its default moves; unrelated defaults stay as saved.
 */
export function followInputs(
  before: ValuationModelBody,
  after: ValuationModelBody,
  fundamentals: CompanyFundamentals,
): ValuationModelBody {
  const method = methodOfTemplate(after.template);
  if (after === before || !method.ok) return after;
  const followed = followDefaults(before, fundamentals, method.value)(after);
  return followScenarios(followed, fundamentals, method.value);
}
