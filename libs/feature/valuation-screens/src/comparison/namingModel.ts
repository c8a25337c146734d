import type { ValuationModelBody } from '@finance-analyst/documents';
import { methodOfTemplate, readFundamentals } from '@finance-analyst/valuation';
import type { NamedModel } from '../notes/noteLabel.js';

/** The lines and inputs that name figures; null for a model that cannot be computed. */
export function namingModel({
  template,
  years,
  fundamentalsSnapshot,
}: Pick<ValuationModelBody, 'template' | 'years' | 'fundamentalsSnapshot'>): NamedModel['model'] {
  const method = methodOfTemplate(template);
  const fundamentals = readFundamentals(fundamentalsSnapshot);
  return method.ok && fundamentals.ok ? method.value.model(years, fundamentals.value) : null;
}
