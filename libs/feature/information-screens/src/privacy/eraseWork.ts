import type { Workspace } from '@finance-analyst/workspace';
import type { ClearOutcome } from './clearDeviceData.js';

/** Permanently deletes every document on this device, with versions, Trash, drafts and damaged records. */
export async function eraseWork(workspace: Workspace): Promise<ClearOutcome> {
  const [listed, trash] = await Promise.all([workspace.list(), workspace.listRemoved()]);
  if (!listed.ok) return listed;
  if (!trash.ok) return trash;
  for (const { id } of [...listed.value, ...trash.value]) {
    const erased = await workspace.erase(id);
    if (!erased.ok) return erased;
  }
  const drafts = await workspace.drafts.list();
  if (!drafts.ok) return drafts;
  for (const draft of drafts.value) {
    const discarded = await workspace.drafts.discard(draft);
    if (!discarded.ok) return discarded;
    // Other tabs may have drafts of the same document; only the newest is listed.
    const erased = await workspace.erase(draft.documentId);
    if (!erased.ok) return erased;
  }
  const damaged = await workspace.damagedRecords();
  if (!damaged.ok) return damaged;
  return damaged.value.length > 0 ? workspace.eraseDamaged(damaged.value) : { ok: true };
}
