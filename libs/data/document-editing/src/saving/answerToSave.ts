import type { CommandOutcome } from '@finance-analyst/contributions';
import type { SaveEnd, Workspace } from '@finance-analyst/workspace';
import { savingMessages } from './savingMessages.js';
import { whyNotSaved } from './whyNotSaved.js';

/** Why edits last only as long as the tab; null if they are stored on the device. */
const tabAlone = (workspace: Workspace): string | null => {
  const { storage, reason } = workspace.status();
  return storage === 'memory' ? (reason ?? '') : null;
};

async function keptEdits(workspace: Workspace, noun: string): Promise<string> {
  const messages = savingMessages(noun);
  const written = await workspace.drafts.flush();
  if (!written.ok) return messages.editsNotKept(written.reason);
  const reason = tabAlone(workspace);
  return reason === null ? messages.editsKept : messages.editsInTab(reason);
}

/**
 * The result of a save for the command that requested it: the version, or why there is none and where the edits are.
 */
export async function answerToSave(
  end: SaveEnd,
  workspace: Workspace,
  noun: string,
): Promise<CommandOutcome> {
  const messages = savingMessages(noun);
  if (end.kind === 'saved' || end.kind === 'unchanged') {
    const words = end.kind === 'saved' ? messages.savedAs : messages.savedAlready;
    return { ok: true, lines: [words(end.version), tabAlone(workspace)].filter((line) => line !== null) };
  }
  return {
    ok: false,
    reason: messages.notSaved(whyNotSaved(end, noun), await keptEdits(workspace, noun)),
    ...(end.kind !== 'left' && { isOnScreen: true }),
  };
}
