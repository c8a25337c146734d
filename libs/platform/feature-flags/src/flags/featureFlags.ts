import type { RuntimeConfig } from '@finance-analyst/runtime-config';

/** Which parts of the product are switched on. */
export interface FeatureFlags {
  /** Only the maintenance page shows. */
  readonly maintenance: boolean;
  /** The AI screens and the assistant. */
  readonly aiFeatures: boolean;
  /** The two demos that stand behind a flag. */
  readonly demos: boolean;
}

/** The flags of the configuration, where nothing overrides them. */
export const featureFlags = (
  { maintenance, aiFeatures, demos }: Pick<RuntimeConfig, keyof FeatureFlags>,
  overrides: Partial<FeatureFlags> = {},
): FeatureFlags => ({ maintenance, aiFeatures, demos, ...overrides });
