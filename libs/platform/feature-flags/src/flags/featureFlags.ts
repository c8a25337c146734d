import type { RuntimeConfig } from '@finance-analyst/runtime-config';

/** The parts of the product that can be switched on or off. */
export interface FeatureFlags {
  /** Only the maintenance page shows. */
  readonly maintenance: boolean;
  /** The AI screens and the assistant. */
  readonly aiFeatures: boolean;
  /** The two demos behind a flag. */
  readonly demos: boolean;
}

/** The configured flags, with overrides applied. */
export const featureFlags = (
  { maintenance, aiFeatures, demos }: Pick<RuntimeConfig, keyof FeatureFlags>,
  overrides: Partial<FeatureFlags> = {},
): FeatureFlags => ({ maintenance, aiFeatures, demos, ...overrides });
