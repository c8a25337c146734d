import { isSwitchedOn } from '@finance-analyst/runtime-config';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { FeatureFlags } from './featureFlags.js';
import { flagOverridesEntry } from './flagOverridesEntry.js';

export interface FlagOverrideDependencies {
  readonly entries: StoredEntries;
  /** True in development builds only: elsewhere whoever runs the product decides. */
  readonly allowOverrides: boolean;
}

const flagNames = ['maintenance', 'aiFeatures', 'demos'] as const;

const isOverride = (value: unknown): value is boolean | string =>
  typeof value === 'boolean' || typeof value === 'string';

/** What a developer has set for this browser. What is no flag, or no value for one, is passed over; nothing is written. */
export function readFlagOverrides({
  entries,
  allowOverrides,
}: FlagOverrideDependencies): Partial<FeatureFlags> {
  if (!allowOverrides) return {};
  const stored = entries.open(flagOverridesEntry).read();
  return Object.fromEntries(
    flagNames.flatMap((name) => {
      const value = stored[name];
      return isOverride(value) ? [[name, isSwitchedOn(value)]] : [];
    }),
  );
}
