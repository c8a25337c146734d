import type { TourStep } from '@finance-analyst/contributions';
import { features } from '../features.js';
import type { FeatureDependencies } from './FeatureDependencies.js';

/** The steps of the tour from every feature, in order. */
export async function loadTourSteps(dependencies: FeatureDependencies): Promise<readonly TourStep[]> {
  const steps = await Promise.all(
    features.map(async ({ loadTourSteps: load }) => (await load?.(dependencies)) ?? []),
  );
  return steps.flat().toSorted((one, other) => one.order - other.order);
}
