import type { FeatureManifest } from '@finance-analyst/contributions';
import { features } from '../features.js';
import type { FeatureDependencies } from './FeatureDependencies.js';

/** Loads one part of the manifest of every feature, in the order of features. */
export const loadFromFeatures = async <Part>(
  load: (feature: FeatureManifest<FeatureDependencies>) => Promise<readonly Part[]> | undefined,
): Promise<readonly Part[]> => (await Promise.all(features.map((feature) => load(feature) ?? []))).flat();
