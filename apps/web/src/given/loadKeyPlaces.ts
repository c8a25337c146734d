import type { Place } from '@finance-analyst/contributions';
import { features } from '../features.js';

let loading: Promise<readonly Place[]> | null = null;

async function load(): Promise<readonly Place[]> {
  const places = await Promise.all(features.map(async ({ loadKeyPlaces: of }) => (await of?.()) ?? []));
  return places.flat();
}

/** What has keys of its own in any feature: the same promise each time, until it fails. */
export function loadKeyPlaces(): Promise<readonly Place[]> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
