import type { AnalyticsStorage } from '../AnalyticsEdges.js';
import { readStoredList } from './readStoredList.js';
import { storageKeys } from './storageKeys.js';

/** Whether the stored usage data is damaged. */
export const isUsageUnreadable = (storage: Pick<AnalyticsStorage, 'getItem'>): boolean =>
  [storageKeys.usageEvents, storageKeys.analyticsEvents].some(
    (key) => readStoredList(storage, key).kind === 'unreadable',
  );
