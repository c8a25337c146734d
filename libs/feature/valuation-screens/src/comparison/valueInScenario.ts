import type { ValuationModelBody } from '@finance-analyst/documents';
import type { FigureResult } from '@finance-analyst/figures';
import { inScenario, valueOfModel } from '@finance-analyst/valuation';

/** The value per share of a model as one of its scenarios sees it; of the base for null or a scenario that it lacks. */
export function valueInScenario(body: ValuationModelBody, scenario: string | null): FigureResult {
  const seen = inScenario(body, scenario);
  // The headline stored with a model is that of its base.
  return valueOfModel(seen === body ? body : { ...seen, computed: null });
}
