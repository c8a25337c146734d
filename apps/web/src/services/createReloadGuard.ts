import type { ReloadGuard } from '@finance-analyst/navigation';
import type { Drafts, Workspace } from '@finance-analyst/workspace';

export interface KeptWork {
  readonly drafts: Pick<Drafts, 'flush'>;
  readonly status: Workspace['status'];
}

/**
 * Lets the page be loaded anew only where every document and every edit is on the device then: what a tab has in memory
 * alone would be lost.
 */
export function createReloadGuard(workspace: KeptWork): ReloadGuard {
  return async () => (await workspace.drafts.flush()).ok && workspace.status().storage === 'device';
}
