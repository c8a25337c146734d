import { notify, type NotificationRequest } from '@finance-analyst/notifications';
import type { SaveOutcome, Workspace } from '@finance-analyst/workspace';
import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from './messages.js';

/**
 * The workspace, whose removals, imports and refused saves are written down in the history of notifications. The screen
 * that asked for one says so itself.
 */
export function tellOfDocuments(
  workspace: Workspace,
  dispatch: (action: UnknownAction) => unknown,
): Workspace {
  const tell = (told: Omit<NotificationRequest, 'isQuiet'>): void => {
    dispatch(notify({ ...told, isQuiet: true }));
  };
  const titleOf = async (id: string): Promise<string> => {
    const opened = await workspace.read(id);
    return opened.ok ? opened.value.document.title : messages.unnamedModel;
  };
  const tellOfRefusal = (title: string, outcome: SaveOutcome): SaveOutcome => {
    if (!outcome.ok) tell({ type: 'warning', title: messages.notSaved(title), message: outcome.reason });
    return outcome;
  };
  workspace.subscribe((event) => {
    if (event.type !== 'draft-failed') return;
    const { id, reason } = event;
    tell({ type: 'error', title: messages.editNotKept, message: reason, onceKey: `draft-failed ${id}` });
  });
  return {
    ...workspace,
    save: async (document, ...rest) => tellOfRefusal(document.title, await workspace.save(document, ...rest)),
    saveCopy: async (document, ...rest) =>
      tellOfRefusal(document.title, await workspace.saveCopy(document, ...rest)),
    importText: async (text) => {
      const outcome = await workspace.importText(text);
      if (outcome.ok)
        tell({ type: 'success', title: messages.imported, message: messages.isAModel(outcome.value.title) });
      else tell({ type: 'warning', title: messages.notImported, message: outcome.reason });
      return outcome;
    },
    remove: async (id) => {
      const title = await titleOf(id);
      const outcome = await workspace.remove(id);
      if (outcome.ok) tell({ type: 'info', title: messages.removed, message: messages.isInBin(title) });
      return outcome;
    },
    restore: async (id) => {
      const outcome = await workspace.restore(id);
      if (outcome.ok)
        tell({ type: 'info', title: messages.broughtBack, message: messages.isAModel(await titleOf(id)) });
      return outcome;
    },
  };
}
