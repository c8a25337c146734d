import type { AnalyticsStorage } from '../AnalyticsEdges.js';
import { readStoredList } from './readStoredList.js';
import { storageKeys } from './storageKeys.js';

/** Whether the device holds something in the place of recorded usage that is no list of events. */
export const isUsageUnreadable = (storage: Pick<AnalyticsStorage, 'getItem'>): boolean =>
  [storageKeys.usageEvents, storageKeys.analyticsEvents].some(
    (key) => readStoredList(storage, key).kind === 'unreadable',
  );
