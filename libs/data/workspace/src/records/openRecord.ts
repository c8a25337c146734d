import { type AnalystDocument, type ParsedDocument, parseDocument } from '@finance-analyst/documents';
import { joinDocument } from '../attachments/joinDocument.js';
import { readAttachments } from '../attachments/readAttachments.js';
import { messages } from '../messages.js';
import type { StorageTransaction } from '../storage/Storage.js';
import { isStoredRecord } from './StoredRecord.js';

/**
 * Opens what `documents` or `revisions` holds for a document: joins its attachments and checks the whole. `known` has the
 * attachments that were read before in the same transaction.
 */
export async function openRecord(
  transaction: StorageTransaction,
  id: string,
  raw: unknown,
  known?: Map<string, Promise<unknown>>,
): Promise<ParsedDocument<AnalystDocument>> {
  const damaged = (reason: string, found: unknown) =>
    ({ ok: false, code: 'corrupted', reason, raw: found }) as const;
  if (!isStoredRecord(raw)) return damaged(messages.damaged, raw);
  const { document, revision, attachments } = raw;
  const current = { ...document, baseRevision: revision };
  const texts = await readAttachments(transaction, id, attachments, known);
  const whole = joinDocument(current, attachments, texts);
  return whole ? parseDocument(whole) : damaged(messages.attachmentLost, { ...current, attachments: texts });
}
