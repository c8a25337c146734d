import type { TourStep } from '@finance-analyst/contributions';
import { features } from '../features.js';
import type { Given } from './Given.js';

/** The steps of the tour from every feature, in order. */
export async function loadTourSteps(given: Given): Promise<readonly TourStep[]> {
  const steps = await Promise.all(
    features.map(async ({ loadTourSteps: load }) => (await load?.(given)) ?? []),
  );
  return steps.flat().toSorted((one, other) => one.order - other.order);
}
