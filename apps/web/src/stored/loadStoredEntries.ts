import type { StoredEntry } from '@finance-analyst/stored-entries';
import { loadFromFeatures } from '../dependencies/loadFromFeatures.js';

/** Every entry that the product stores on the device. */
export async function loadStoredEntries(): Promise<readonly StoredEntry[]> {
  const [{ ownEntries }, ofFeatures] = await Promise.all([
    import('./ownEntries.js'),
    loadFromFeatures((feature) => feature.loadStoredEntries?.()),
  ]);
  return [...ownEntries, ...ofFeatures];
}
