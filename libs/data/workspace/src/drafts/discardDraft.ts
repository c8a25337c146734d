import { messages } from '../messages.js';
import { fail, type Outcome, succeed } from '../Outcome.js';
import type { StorageTransaction } from '../storage/Storage.js';
import type { Draft } from './Draft.js';
import { deleteDraft, readDraftRecord, savedAtOf } from './draftRecords.js';

/** Deletes another tab's draft, unless that tab went on with it since it was listed. */
export async function discardDraft(
  transaction: StorageTransaction,
  draft: Pick<Draft, 'documentId' | 'sessionId' | 'savedAt'>,
): Promise<Outcome<null>> {
  const savedAt = savedAtOf(await readDraftRecord(transaction, draft));
  if (savedAt !== null && savedAt !== draft.savedAt) return fail('changed', messages.draftChanged);
  await deleteDraft(transaction, draft);
  return succeed(null);
}
