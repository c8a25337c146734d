import type { TourStep } from '@finance-analyst/contributions';
import type { FeatureDependencies } from './FeatureDependencies.js';
import { loadFromFeatures } from './loadFromFeatures.js';

/** The steps of the tour from every feature, in order. */
export async function loadTourSteps(dependencies: FeatureDependencies): Promise<readonly TourStep[]> {
  const steps = await loadFromFeatures((feature) => feature.loadTourSteps?.(dependencies));
  return steps.toSorted((one, other) => one.order - other.order);
}
