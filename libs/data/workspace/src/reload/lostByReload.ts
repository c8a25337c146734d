import { isPart } from '@finance-analyst/documents';
import { messages } from '../messages.js';
import type { Workspace } from '../Workspace.js';
import { isWaitingForStorage } from '../storage/isWaitingForStorage.js';

/** Work that exists in this tab only: the titles of its models and saved runs, as far as they can be read. */
export interface LostWork {
  readonly names: readonly string[];
  /** There are edits whose models could not be read. */
  readonly hasUnread: boolean;
}

/** What a reload would lose, once every edit that can be stored is stored; null when it would lose nothing. */
export async function lostByReload(
  workspace: Pick<Workspace, 'drafts' | 'list' | 'status'>,
): Promise<LostWork | null> {
  if (isWaitingForStorage(workspace.status())) return { names: [], hasUnread: true };
  const written = await workspace.drafts.flush();
  const isInTab = workspace.status().storage !== 'device';
  if (written.ok && !isInTab) return null;
  const [rows, drafts] = await Promise.all([workspace.list(), workspace.drafts.list()]);
  const models = isInTab && rows.ok ? rows.value : [];
  const edits = drafts.ok ? drafts.value.filter((draft) => isInTab || draft.isUnwritten) : [];
  const titles = [...models, ...edits.map(({ document }) => document)].map(({ kind, title }) =>
    isPart(kind) ? messages.savedRun(title) : title,
  );
  const names = [...new Set(titles)];
  const hasUnread = !drafts.ok || (isInTab && !rows.ok);
  return names.length > 0 || hasUnread ? { names, hasUnread } : null;
}
