import type { createFeatureDependencies } from './createFeatureDependencies.js';

/** What the app provides to every feature; each uses what it needs. */
export type FeatureDependencies = ReturnType<typeof createFeatureDependencies>;
