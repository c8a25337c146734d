import { type AnalystDocument, type ParsedDocument, parseDocument } from '@finance-analyst/documents';
import * as z from 'zod/mini';
import { attachmentNamesIn, attachmentNamesSchema } from '../attachments/AttachmentNames.js';
import type { HashText } from '../attachments/createContentHasher.js';
import { dropUnnamedAttachments } from '../attachments/dropUnnamedAttachments.js';
import { joinDocument } from '../attachments/joinDocument.js';
import { type AttachmentTexts, readAttachments } from '../attachments/readAttachments.js';
import { namesOf, splitDocument } from '../attachments/splitDocument.js';
import { messages } from '../messages.js';
import type { StorageTransaction } from '../storage/Storage.js';
import type { StoredBody } from './hasSameBody.js';

const draftSchema = z.object({
  savedAt: z.string(),
  isLeft: z.optional(z.boolean()),
  attachments: attachmentNamesSchema,
  document: z.record(z.string(), z.unknown()),
});

/** Where a draft lies: each tab has one of its own for each document. */
export interface DraftPlace {
  readonly documentId: string;
  /** The tab that wrote it. */
  readonly sessionId: string;
}

/** What `drafts` holds of a draft, and `attachments` of what it names. */
export interface StoredDraft {
  readonly record: unknown;
  readonly texts: AttachmentTexts;
}

const keyOf = ({ documentId, sessionId }: DraftPlace) => [documentId, sessionId] as const;

/** The record as stored, without attachments; undefined if there is no draft. */
export const readDraftRecord = (transaction: StorageTransaction, place: DraftPlace): Promise<unknown> =>
  transaction.get('drafts', keyOf(place));

export async function readDraft(transaction: StorageTransaction, place: DraftPlace): Promise<StoredDraft> {
  const record = await readDraftRecord(transaction, place);
  const names = attachmentNamesIn(record) ?? {};
  return { record, texts: await readAttachments(transaction, place.documentId, names) };
}

/** Puts a record in the place of whatever draft is there; undefined for none. Attachments stay as they are. */
export const putDraftRecord = (
  transaction: StorageTransaction,
  place: DraftPlace,
  record: unknown,
): Promise<void> =>
  record === undefined
    ? transaction.delete('drafts', keyOf(place))
    : transaction.put('drafts', keyOf(place), record);

export async function deleteDraft(transaction: StorageTransaction, place: DraftPlace): Promise<void> {
  await transaction.delete('drafts', keyOf(place));
  await dropUnnamedAttachments(transaction, place.documentId);
}

export interface Edit {
  readonly document: AnalystDocument;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
  readonly hash: HashText;
}

/** Writes an edit, with those of its attachments that the store does not have: only the store knows what others dropped. */
export async function putDraft(
  transaction: StorageTransaction,
  place: DraftPlace,
  { document, savedAt, hash }: Edit,
): Promise<void> {
  const { documentId } = place;
  const { light, attachments } = splitDocument(document, hash);
  const before = await readDraftRecord(transaction, place);
  for (const { hash: name, value } of attachments)
    if ((await transaction.keys('attachments', [documentId, name])).length === 0)
      await transaction.put('attachments', [documentId, name], JSON.stringify(value));
  const names = namesOf(attachments);
  await putDraftRecord(transaction, place, { savedAt, attachments: names, document: light });
  if (before !== undefined && JSON.stringify(attachmentNamesIn(before)) !== JSON.stringify(names))
    await dropUnnamedAttachments(transaction, documentId);
}

/**
 * Writes an edit from a page that is being left: nothing can be asked for, and whatever waits for an answer is dropped
 * with the page, so the attachments are written in any case.
 */
export async function putLastDraft(
  transaction: StorageTransaction,
  place: DraftPlace,
  { document, savedAt, hash }: Edit,
): Promise<void> {
  const { light, attachments } = splitDocument(document, hash);
  const written = [
    ...attachments.map(({ hash: name, value }) =>
      transaction.put('attachments', [place.documentId, name], JSON.stringify(value)),
    ),
    putDraftRecord(transaction, place, { savedAt, attachments: namesOf(attachments), document: light }),
  ];
  transaction.commit();
  await Promise.all(written);
}

export type OpenedDraft =
  | {
      readonly ok: true;
      readonly document: AnalystDocument;
      readonly savedAt: string;
      readonly isLeft: boolean;
      /** The document as it is stored, its attachments apart. */
      readonly record: StoredBody;
    }
  | Extract<ParsedDocument<AnalystDocument>, { ok: false }>;

export function openDraft({ record, texts }: StoredDraft): OpenedDraft {
  const { data } = draftSchema.safeParse(record);
  const damaged = (raw: unknown) =>
    ({ ok: false, code: 'corrupted', reason: messages.damagedDraft, raw }) as const;
  if (!data) return damaged(record);
  const { document: light, savedAt, isLeft = false, attachments } = data;
  const whole = joinDocument(light, attachments, texts);
  if (!whole) return damaged({ ...data, attachments: texts });
  const parsed = parseDocument(whole);
  return parsed.ok ? { ok: true, document: parsed.value.document, savedAt, isLeft, record: data } : parsed;
}

/** The same edits, left for later by choice or no longer so; what cannot be read stays as it is. */
export function markLeft(record: unknown, isLeft: boolean): unknown {
  const { data } = draftSchema.safeParse(record);
  return data ? { ...data, isLeft } : record;
}

/** The same edits, as edits of another revision. */
export function rebase(record: unknown, baseRevision: number): unknown {
  const { data } = draftSchema.safeParse(record);
  return data ? { ...data, document: { ...data.document, baseRevision } } : record;
}

/** When the draft was written last; null where there is none, or none that can be read. */
export const savedAtOf = (record: unknown): string | null =>
  draftSchema.safeParse(record).data?.savedAt ?? null;

/** The revision that the draft's edits began from; null where there is none, or none that can be read. */
export const baseRevisionOf = (record: unknown): number | null => {
  const revision = draftSchema.safeParse(record).data?.document['baseRevision'];
  return typeof revision === 'number' ? revision : null;
};
