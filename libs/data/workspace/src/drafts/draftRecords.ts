import { type AnalystDocument, type ParsedDocument, parseDocument } from '@finance-analyst/documents';
import * as z from 'zod/mini';
import { attachmentNamesIn, attachmentNamesSchema } from '../attachments/AttachmentNames.js';
import type { HashText } from '../attachments/createContentHasher.js';
import type { SavedChunks } from '../attachments/createSavedChunks.js';
import { dropUnnamedAttachments } from '../attachments/dropUnnamedAttachments.js';
import { joinDocument } from '../attachments/joinDocument.js';
import { readAttachments } from '../attachments/readAttachments.js';
import { namesOf, splitDocument } from '../attachments/splitDocument.js';
import { messages } from '../messages.js';
import type { StorageTransaction } from '../storage/Storage.js';
import type { StoredBody } from './hasSameBody.js';

const draftSchema = z.object({
  savedAt: z.string(),
  attachments: attachmentNamesSchema,
  document: z.record(z.string(), z.unknown()),
});

/**
 * Where a draft is stored. A document has one, under the tab that edits it, so that no tab overwrites another's draft,
 * even if it wakes up late.
 */
export interface DraftPlace {
  readonly documentId: string;
  readonly writer: string;
}

const keyOf = ({ documentId, writer }: DraftPlace) => [documentId, writer] as const;

/** The places of all drafts, or of those of one document. */
export async function draftPlaces(
  transaction: StorageTransaction,
  ...documentId: readonly string[]
): Promise<readonly DraftPlace[]> {
  const keys = await transaction.keys('drafts', documentId);
  // Release 1 could leave a part without its edit; that is not a draft.
  return keys
    .filter((key) => key.length === 2)
    .map(([id, writer]) => ({ documentId: String(id), writer: String(writer) }));
}

/** The record as stored, without attachments; undefined if there is no draft. */
export const readDraftRecord = (transaction: StorageTransaction, place: DraftPlace): Promise<unknown> =>
  transaction.get('drafts', keyOf(place));

/** The same record under another tab, which continues it. */
export async function moveDraft(
  transaction: StorageTransaction,
  from: DraftPlace,
  writer: string,
): Promise<void> {
  if (from.writer === writer) return;
  const record = await readDraftRecord(transaction, from);
  await transaction.put('drafts', keyOf({ ...from, writer }), record);
  await transaction.delete('drafts', keyOf(from));
}

export async function deleteDraft(transaction: StorageTransaction, place: DraftPlace): Promise<void> {
  await transaction.delete('drafts', keyOf(place));
  await dropUnnamedAttachments(transaction, place.documentId);
}

/** The new state of a draft; without a document, the draft is deleted. */
export interface DraftWrite {
  readonly place: DraftPlace;
  readonly document: AnalystDocument | null;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
  readonly hash: HashText;
}

/** The last state of a draft from a page that is being left. */
export interface LastDraftWrite extends DraftWrite {
  readonly savedChunks: Pick<SavedChunks, 'has'>;
}

/**
 * Writes an edit with those of its attachments that the store lacks: only the store knows what other tabs have deleted.
 */
export async function putDraft(
  transaction: StorageTransaction,
  { place, document, savedAt, hash }: DraftWrite,
): Promise<void> {
  if (!document) return deleteDraft(transaction, place);
  const { documentId } = place;
  const { light, attachments } = splitDocument(document, hash);
  const before = await readDraftRecord(transaction, place);
  const stored = new Set((await transaction.keys('attachments', [documentId])).map(([, hash]) => hash));
  const missing = attachments.filter(({ hash: name }) => !stored.has(name));
  await Promise.all(
    missing.map(({ hash: name, text }) => transaction.put('attachments', [documentId, name], text)),
  );
  const names = namesOf(attachments);
  await transaction.put('drafts', keyOf(place), { savedAt, attachments: names, document: light });
  if (before !== undefined && JSON.stringify(attachmentNamesIn(before)) !== JSON.stringify(names))
    await dropUnnamedAttachments(transaction, documentId);
}

/**
 * Writes an edit from a page that is being left. It cannot read first, because work that waits for an answer is lost
 * with the page, so it always writes the attachments, but no chunks that a version has.
 */
export async function putLastDraft(
  transaction: StorageTransaction,
  { place, document, savedAt, hash, savedChunks }: LastDraftWrite,
): Promise<void> {
  const { light, attachments } = document ? splitDocument(document, hash) : { light: null, attachments: [] };
  const unsaved = attachments.filter(
    ({ isChunk, hash: name }) => !isChunk || !savedChunks.has(place.documentId, name),
  );
  const written = [
    ...unsaved.map(({ hash: name, text }) => transaction.put('attachments', [place.documentId, name], text)),
    light
      ? transaction.put('drafts', keyOf(place), {
          savedAt,
          attachments: namesOf(attachments),
          document: light,
        })
      : transaction.delete('drafts', keyOf(place)),
  ];
  transaction.commit();
  await Promise.all(written);
}

export interface OpenedDraft {
  readonly ok: true;
  readonly document: AnalystDocument;
  readonly savedAt: string;
  /** The document as stored, with its attachments separate. */
  readonly record: StoredBody;
}

/** Opens a record with its attachments; one that cannot be opened is returned as found. */
export async function openDraft(
  transaction: StorageTransaction,
  place: DraftPlace,
): Promise<OpenedDraft | Extract<ParsedDocument<AnalystDocument>, { ok: false }>> {
  const record = await readDraftRecord(transaction, place);
  const texts = await readAttachments(transaction, place.documentId, attachmentNamesIn(record) ?? {});
  const raw = { record, texts };
  const { data } = draftSchema.safeParse(record);
  const whole = data && joinDocument(data.document, data.attachments, texts);
  if (!whole) return { ok: false, code: 'corrupted', reason: messages.damagedDraft, raw };
  const parsed = parseDocument(whole);
  return parsed.ok
    ? { ok: true, document: parsed.value.document, savedAt: data.savedAt, record: data }
    : { ...parsed, raw };
}

/** A record of a draft, its attachments apart; null if it cannot be read. */
export const draftRecordOf = (record: unknown): (StoredBody & { readonly savedAt: string }) | null =>
  draftSchema.safeParse(record).data ?? null;

/** When the draft was last written; null if there is none that can be read. */
export const savedAtOf = (record: unknown): string | null => draftRecordOf(record)?.savedAt ?? null;
