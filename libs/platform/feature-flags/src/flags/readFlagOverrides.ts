import { isSwitchedOn } from '@finance-analyst/runtime-config';
import type { FeatureFlags } from './featureFlags.js';

/** Local storage key of the overrides, as JSON: `{ "demos": true }`. */
export const flagOverridesKey = 'feature-flag-overrides';

export interface FlagOverrideEdges {
  readonly storage: Pick<Storage, 'getItem'>;
  /** True in development builds only; elsewhere only the configuration counts. */
  readonly allowOverrides: boolean;
}

const flagNames = ['maintenance', 'aiFeatures', 'demos'] as const;

const isOverride = (value: unknown): value is boolean | string =>
  typeof value === 'boolean' || typeof value === 'string';

function readStored(storage: FlagOverrideEdges['storage']): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(flagOverridesKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** A developer's overrides for this browser. Unknown flags and invalid values are ignored; nothing is written. */
export function readFlagOverrides({ storage, allowOverrides }: FlagOverrideEdges): Partial<FeatureFlags> {
  if (!allowOverrides) return {};
  const stored = readStored(storage);
  return Object.fromEntries(
    flagNames.flatMap((name) => {
      const value = stored[name];
      return isOverride(value) ? [[name, isSwitchedOn(value)]] : [];
    }),
  );
}
