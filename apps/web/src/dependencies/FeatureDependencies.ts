import type { createFeatureDependencies } from './createFeatureDependencies.js';

/** What the application provides to every feature; each takes what it needs. */
export type FeatureDependencies = ReturnType<typeof createFeatureDependencies>;
