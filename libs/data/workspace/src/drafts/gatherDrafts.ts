import type { AnalystDocument } from '@finance-analyst/documents';
import type { HashText } from '../attachments/createContentHasher.js';
import { messages } from '../messages.js';
import { isStoredRecord } from '../records/StoredRecord.js';
import { writeRevision } from '../records/writeRevision.js';
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
  /** Drafts that became separate documents. */
  readonly apart: readonly AnalystDocument[];
}

export interface GatheringDependencies {
  readonly writer: string;
  readonly now: string;
  readonly createId: () => string;
  readonly hash: HashText;
}

/** Stores a draft as a separate document whose title says where it came from. */
export async function setDraftApart(
  transaction: StorageTransaction,
  draft: Draft,
  { createId, now, hash }: GatheringDependencies,
): Promise<AnalystDocument> {
  const { document, savedAt } = draft;
  const title = messages.titleOfApart(document.title, savedAt.slice(0, 10));
  const apart = { ...document, id: createId(), title, createdAt: now, updatedAt: now };
  const stored = await writeRevision(transaction, apart, 1, hash);
  await deleteDraft(transaction, draft);
  return stored;
}

/**
 * Assigns the draft that was written at `known` to the tab `writer`. Older drafts with different content, which several
 * tabs of an earlier release left, become separate documents; a newer one stays for that tab to merge.
 */
export async function gatherDrafts(
  transaction: StorageTransaction,
  documentId: string,
  known: string | null,
  dependencies: GatheringDependencies,
): Promise<Gathered> {
  const { writer, now } = dependencies;
  const apart: AnalystDocument[] = [];
  let hasNewer = false;
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
      else apart.push(await setDraftApart(transaction, draft, dependencies));
    }
    if (mine) await moveDraft(transaction, mine, writer);
  }
  const stored = await transaction.get('documents', [documentId]);
  return { revision: isStoredRecord(stored) ? stored.revision : null, hasNewer, apart };
}
