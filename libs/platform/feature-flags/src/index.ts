export {
  abTestSlice,
  selectAbTest,
  selectVariant,
  type AbTestState,
  type WithAbTest,
} from './ab-test/abTestSlice.js';
export { fetchVariant, type VariantRequest } from './ab-test/fetchVariant.js';
export type { FlagClient, LoadFlagClient } from './ab-test/FlagClient.js';
export { featureFlags, type FeatureFlags } from './flags/featureFlags.js';
export { flagOverridesEntry } from './flags/flagOverridesEntry.js';
export { readFlagOverrides, type FlagOverrideDependencies } from './flags/readFlagOverrides.js';
