import { isStoredRecord } from '../records/StoredRecord.js';
import type { StorageTransaction } from '../storage/Storage.js';
import type { Draft } from './Draft.js';
import { deleteDraft, draftPlaces, moveDraft, readDraftRecord, savedAtOf } from './draftRecords.js';
import { hasSameBody } from './hasSameBody.js';
import { openDrafts } from './openDrafts.js';

/** The stored state of a document that a tab starts to edit. */
export interface Gathered {
  /** The revision of the current version; null if none is stored. */
  readonly revision: number | null;
  /** Another tab has written a draft since the one that this tab continues was read. */
  readonly hasNewer: boolean;
  /** There are older drafts with other content, which several tabs left. */
  readonly hasOlder: boolean;
}

/**
 * Assigns the draft that was written at `known` to the tab `writer`. Drafts with the same content are deleted; the
 * others stay for that tab to merge.
 */
export async function gatherDrafts(
  transaction: StorageTransaction,
  documentId: string,
  known: string | null,
  writer: string,
  now: string,
): Promise<Gathered> {
  let hasNewer = false;
  let hasOlder = false;
  const [only, ...more] = await draftPlaces(transaction, documentId);
  if (only && more.length === 0 && savedAtOf(await readDraftRecord(transaction, only)) === known)
    await moveDraft(transaction, only, writer);
  else if (only) {
    const drafts = await openDrafts(transaction, now, documentId);
    const isSince = ({ savedAt }: Draft) => known === null || savedAt > known;
    const read = drafts.find(({ savedAt }) => savedAt === known);
    // What this tab has written since continues the draft that it read.
    const mine = drafts.find((draft) => draft.writer === writer && isSince(draft)) ?? read;
    for (const draft of drafts) {
      if (draft === mine) continue;
      const isSame =
        mine !== undefined &&
        mine.document.title === draft.document.title &&
        (await hasSameBody(transaction, documentId, mine.record, draft.record));
      if (isSince(draft)) hasNewer = true;
      else if (isSame || draft === read) await deleteDraft(transaction, draft);
      else hasOlder = true;
    }
    if (mine) await moveDraft(transaction, mine, writer);
  }
  const stored = await transaction.get('documents', [documentId]);
  return { revision: isStoredRecord(stored) ? stored.revision : null, hasNewer, hasOlder };
}
