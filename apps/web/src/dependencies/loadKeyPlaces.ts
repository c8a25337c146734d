import type { Place } from '@finance-analyst/contributions';
import { features } from '../features.js';

/** What has keys of its own in any feature. */
export async function loadKeyPlaces(): Promise<readonly Place[]> {
  const places = await Promise.all(features.map(async ({ loadKeyPlaces: load }) => (await load?.()) ?? []));
  return places.flat();
}
