import { type AnalystDocument, type ParsedDocument, parseDocument } from '@finance-analyst/documents';
import * as z from 'zod/mini';
import { messages } from '../messages.js';
import { attachSnapshot, detachSnapshot } from '../records/snapshot.js';
import type { StorageTransaction } from '../storage/Storage.js';

const draftRecord = z.object({
  savedAt: z.string(),
  isLeft: z.optional(z.boolean()),
  document: z.record(z.string(), z.unknown()),
});

/** Where a draft lies: each tab has one of its own for each document. */
export interface DraftPlace {
  readonly documentId: string;
  /** The tab that wrote it. */
  readonly sessionId: string;
}

/** Two parts, since the snapshot is heavy and an edit is light: [id, session, 'edit'] and [id, session, 'snapshot']. */
export interface DraftParts {
  readonly edit: unknown;
  readonly snapshot: unknown;
}

const keyOf = ({ documentId, sessionId }: DraftPlace) => [documentId, sessionId] as const;

export const readParts = async (transaction: StorageTransaction, place: DraftPlace): Promise<DraftParts> => ({
  edit: await transaction.get('drafts', [...keyOf(place), 'edit']),
  snapshot: await transaction.get('drafts', [...keyOf(place), 'snapshot']),
});

export async function putParts(
  transaction: StorageTransaction,
  place: DraftPlace,
  { edit, snapshot }: DraftParts,
): Promise<void> {
  await deleteDraft(transaction, place);
  if (edit !== undefined) await transaction.put('drafts', [...keyOf(place), 'edit'], edit);
  if (snapshot !== undefined) await transaction.put('drafts', [...keyOf(place), 'snapshot'], snapshot);
}

export const deleteDraft = (transaction: StorageTransaction, place: DraftPlace): Promise<void> =>
  transaction.delete('drafts', keyOf(place));

/**
 * Writes an edit, and the snapshot where it changed or is not there: another tab may have taken the draft over since,
 * or a save may have ended it, and only the store knows.
 */
export async function putDraft(
  transaction: StorageTransaction,
  sessionId: string,
  document: AnalystDocument,
  savedAt: string,
  isSnapshotChanged: () => boolean,
): Promise<void> {
  const key = keyOf({ documentId: document.id, sessionId });
  const { light, snapshotText } = detachSnapshot(document);
  const stored = await transaction.keys('drafts', [...key, 'snapshot']);
  await transaction.put('drafts', [...key, 'edit'], { savedAt, document: light });
  if (stored.length === 0 || isSnapshotChanged())
    await transaction.put('drafts', [...key, 'snapshot'], snapshotText);
}

/**
 * Writes an edit from a page that is being left: nothing can be asked for, and whatever waits for an answer is dropped
 * with the page, so the snapshot is written in any case.
 */
export async function putLastDraft(
  transaction: StorageTransaction,
  sessionId: string,
  document: AnalystDocument,
  savedAt: string,
): Promise<void> {
  const key = keyOf({ documentId: document.id, sessionId });
  const { light, snapshotText } = detachSnapshot(document);
  const written = Promise.all([
    transaction.put('drafts', [...key, 'edit'], { savedAt, document: light }),
    transaction.put('drafts', [...key, 'snapshot'], snapshotText),
  ]);
  transaction.commit();
  await written;
}

export type OpenedDraft =
  | {
      readonly ok: true;
      readonly document: AnalystDocument;
      readonly savedAt: string;
      readonly isLeft: boolean;
    }
  | Extract<ParsedDocument<AnalystDocument>, { ok: false }>;

export function openDraft({ edit, snapshot }: DraftParts): OpenedDraft {
  const record = draftRecord.safeParse(edit);
  const damaged = {
    ok: false,
    code: 'corrupted',
    reason: messages.damagedDraft,
    raw: { edit, snapshot },
  } as const;
  if (!record.success) return damaged;
  const { document: light, savedAt, isLeft = false } = record.data;
  try {
    const parsed = parseDocument(attachSnapshot(light, typeof snapshot === 'string' ? snapshot : null));
    return parsed.ok ? { ok: true, document: parsed.value.document, savedAt, isLeft } : parsed;
  } catch {
    return damaged;
  }
}

/** The same edits, left for later by choice or no longer so; what cannot be read stays as it is. */
export function markLeft({ edit, snapshot }: DraftParts, isLeft: boolean): DraftParts {
  const record = draftRecord.safeParse(edit);
  return { edit: record.success ? { ...record.data, isLeft } : edit, snapshot };
}

/** The same edits, as edits of another revision. */
export function rebase({ edit, snapshot }: DraftParts, baseRevision: number): DraftParts {
  const record = draftRecord.safeParse(edit);
  if (!record.success) return { edit, snapshot };
  return { edit: { ...record.data, document: { ...record.data.document, baseRevision } }, snapshot };
}

/** When the draft was written last; null where there is none, or none that can be read. */
export const savedAtOf = ({ edit }: Pick<DraftParts, 'edit'>): string | null => {
  const record = draftRecord.safeParse(edit);
  return record.success ? record.data.savedAt : null;
};

/** The revision that the draft's edits began from; null where there is none, or none that can be read. */
export const baseRevisionOf = ({ edit }: Pick<DraftParts, 'edit'>): number | null => {
  const revision = draftRecord.safeParse(edit).data?.document['baseRevision'];
  return typeof revision === 'number' ? revision : null;
};
