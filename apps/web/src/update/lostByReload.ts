import type { Workspace } from '@finance-analyst/workspace';

/** What this tab alone holds: the names of models, as far as they can be read. */
export interface LostWork {
  readonly names: readonly string[];
  /** There are edits whose models could not be read. */
  readonly hasUnread: boolean;
}

/** What loading the page anew would end, once every edit was written that can be; null where it is nothing. */
export async function lostByReload(
  workspace: Pick<Workspace, 'drafts' | 'list' | 'status'>,
): Promise<LostWork | null> {
  const written = await workspace.drafts.flush();
  const rows = await workspace.list();
  const isInTab = workspace.status().storage !== 'device';
  if (written.ok && !isInTab) return null;
  const drafts = await workspace.drafts.list();
  const models = isInTab && rows.ok ? rows.value : [];
  const edits = drafts.ok ? drafts.value.filter(({ own }) => own).map(({ document }) => document) : [];
  const names = [...new Set([...models, ...edits].map(({ title }) => title))];
  const hasUnread = !drafts.ok || (isInTab && !rows.ok);
  return names.length > 0 || hasUnread ? { names, hasUnread } : null;
}
