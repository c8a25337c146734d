import type { StoredEntry } from '@finance-analyst/stored-entries';
import { features } from '../features.js';

/** Every entry that the product stores on the device. */
export async function loadStoredEntries(): Promise<readonly StoredEntry[]> {
  const [{ ownEntries }, ...ofFeatures] = await Promise.all([
    import('./ownEntries.js'),
    ...features.map(async ({ loadStoredEntries: load }) => (await load?.()) ?? []),
  ]);
  return [...ownEntries, ...ofFeatures.flat()];
}
