import type { ImportPlan } from './ImportPlan.js';
import type { ImportRequest } from './ImportRequest.js';
import { planSteps } from './planSteps.js';

/** What importing a file into a portfolio would do. Changes nothing. */
export function planImport(request: ImportRequest): ImportPlan {
  const steps = planSteps(request);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
