import type { ModelCheck } from '@finance-analyst/contracts';
import type { Evaluator, FigureFormatter } from '@finance-analyst/model-engine';

/** The checks that did not pass, in model order. */
export const trippedChecks = (evaluator: Evaluator, format?: FigureFormatter): ModelCheck[] =>
  evaluator
    .checks(format)
    .filter(({ passed }) => !passed)
    .map(({ id, severity, message }) => ({ id, severity, message }));
