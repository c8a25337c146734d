import type { CacheStatistics } from '@finance-analyst/caching';
import type { ValueSavedModel } from '@finance-analyst/overview-screens';
import { loadOnce } from '../services/loadOnce.js';
import { messages } from '../services/messages.js';
import type { CachedModelValues } from './createCachedModelValues.js';

export interface LateModelValues {
  readonly valueSavedModel: ValueSavedModel;
  readonly cacheStatistics: () => CacheStatistics;
}

const unused: CacheStatistics = { hits: 0, misses: 0, entries: 0, bytes: 0 };

const importValues = async (clock: () => Date): Promise<CachedModelValues> =>
  (await import('./createCachedModelValues.js')).createCachedModelValues(clock);

/** Values saved models with code that is loaded once there is a model to value. */
export function createLateModelValues(clock: () => Date, load = importValues): LateModelValues {
  let values: CachedModelValues | null = null;
  const loaded = loadOnce(async () => (values = await load(clock)));
  return {
    valueSavedModel: async (document) => {
      const code = await loaded().catch(() => null);
      return code ? code.valueSavedModel(document) : { ok: false, reason: messages.notLoaded };
    },
    cacheStatistics: () => values?.statistics() ?? unused,
  };
}
