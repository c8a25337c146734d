import type { ReloadGuard } from '@finance-analyst/navigation';
import type { Drafts } from '../drafts/createDrafts.js';
import type { Workspace } from '../Workspace.js';
import { isWaitingForStorage } from '../storage/isWaitingForStorage.js';

export interface StoredWork {
  readonly drafts: Pick<Drafts, 'flush'>;
  readonly status: Workspace['status'];
}

/**
 * Allows a reload only when every document and edit is stored on the device: what this tab alone has in memory would be
 * lost.
 */
export function createReloadGuard(workspace: StoredWork): ReloadGuard {
  return async () =>
    !isWaitingForStorage(workspace.status()) &&
    (await workspace.drafts.flush()).ok &&
    workspace.status().storage === 'device';
}
