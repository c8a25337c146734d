import type { AnalystDocument } from '@finance-analyst/documents';
import { notify, type NotificationRequest } from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';
import { readWhole } from '../documents/readWhole.js';
import type { SaveOutcome } from '../Outcome.js';
import type { Workspace } from '../Workspace.js';
import { messages } from './messages.js';

/**
 * The workspace, with deletions, recoveries, imports and failed saves recorded in the notification history. The screen that requested
 * one shows its outcome; only a save that fails after the user has left the screen appears as a toast.
 */
export function notifyOfDocuments(
  workspace: Workspace,
  dispatch: (action: UnknownAction) => unknown,
): Workspace {
  const record = (request: Omit<NotificationRequest, 'isQuiet'>, isQuiet = true): void => {
    dispatch(notify({ ...request, isQuiet }));
  };
  const titleOf = async (id: string): Promise<string> => {
    const opened = await workspace.read(id);
    return opened.ok ? opened.value.document.title : messages.unnamedModel;
  };
  const notifyOfRefusal = async <Document extends AnalystDocument>(
    title: string,
    saving: Promise<SaveOutcome<Document>>,
    isSeen: () => boolean = () => true,
    afterLeaving = messages.notSavedAfterLeaving,
  ): Promise<SaveOutcome<Document>> => {
    const outcome = await saving;
    if (outcome.ok) return outcome;
    const isQuiet = isSeen();
    const message = isQuiet ? outcome.reason : afterLeaving(outcome.reason);
    record({ type: 'warning', title, message }, isQuiet);
    return outcome;
  };
  const placeOf = async (document: AnalystDocument): Promise<string> => {
    const { title } = document;
    const whole = await readWhole(workspace, document);
    if (whole === null) return messages.isAmongModels(title);
    if (whole.ok) return messages.isAmongRuns(title, whole.value.title);
    switch (whole.code) {
      case 'removed':
        return messages.isOfRemovedModel(title);
      case 'not-found':
        return messages.isOfMissingModel(title);
      default:
        return messages.isOfUnreadModel(title, whole.reason);
    }
  };
  const recordRecovery = async (id: string): Promise<void> => {
    const opened = await workspace.read(id);
    const message = opened.ok
      ? await placeOf(opened.value.document)
      : messages.isAmongModels(messages.unnamedModel);
    record({ type: 'info', title: messages.recovered, message });
  };
  workspace.subscribe((event) => {
    if (event.type === 'recovered') void recordRecovery(event.id);
    if (event.type !== 'draft-failed') return;
    const { id, reason } = event;
    record({ type: 'error', title: messages.editNotKept, message: reason, onceKey: `draft-failed ${id}` });
  });
  return {
    ...workspace,
    save: (document, over, isSeen) =>
      notifyOfRefusal(messages.notSaved(document.title), workspace.save(document, over, isSeen), isSeen),
    saveCopy: (document, title, isSeen) =>
      notifyOfRefusal(messages.notSaved(document.title), workspace.saveCopy(document, title, isSeen), isSeen),
    rename: (document, title, isSeen) =>
      notifyOfRefusal(
        messages.notRenamed(document.title),
        workspace.rename(document, title, isSeen),
        isSeen,
        messages.notRenamedAfterLeaving(title),
      ),
    importText: async (text) => {
      const outcome = await workspace.importText(text);
      if (outcome.ok)
        record({
          type: 'success',
          title: messages.imported,
          message: await placeOf(outcome.value),
        });
      else record({ type: 'warning', title: messages.notImported, message: outcome.reason });
      return outcome;
    },
    remove: async (id) => {
      const title = await titleOf(id);
      const outcome = await workspace.remove(id);
      if (outcome.ok) record({ type: 'info', title: messages.deleted, message: messages.isInTrash(title) });
      return outcome;
    },
    recover: async (id) => {
      const outcome = await workspace.recover(id);
      if (outcome.ok) await recordRecovery(id);
      return outcome;
    },
  };
}
