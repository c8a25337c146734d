import { accessibilityEntry } from '@finance-analyst/accessibility';
import { usageEntries } from '@finance-analyst/analytics';
import { flagOverridesEntry } from '@finance-analyst/feature-flags';
import { preferencesEntry, storedUserEntry } from '@finance-analyst/session';
import type { StoredEntry } from '@finance-analyst/stored-entries';

/** The stored entries that belong to no feature. */
export const ownEntries: readonly StoredEntry[] = [
  preferencesEntry,
  accessibilityEntry,
  storedUserEntry,
  flagOverridesEntry,
  ...usageEntries,
];
