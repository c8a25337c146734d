import type { MemoWorkers } from '@finance-analyst/valuation-screens';

/** The worker for memos; its code loads with the first of them. */
export const loadMemoWorkers = async (): Promise<MemoWorkers> =>
  (await import('../memo/memoWorkers.js')).memoWorkers;
