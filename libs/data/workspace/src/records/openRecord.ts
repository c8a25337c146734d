import { type AnalystDocument, type ParsedDocument, parseDocument } from '@finance-analyst/documents';
import { joinDocument, type ParseText } from '../attachments/joinDocument.js';
import { readAttachments } from '../attachments/readAttachments.js';
import { messages } from '../messages.js';
import type { StorageTransaction } from '../storage/Storage.js';
import { isStoredRecord } from './StoredRecord.js';

/** Opens what `documents` or `revisions` holds for a document: joins its attachments and checks the whole. */
export async function openRecord(
  transaction: StorageTransaction,
  id: string,
  raw: unknown,
  parse?: ParseText,
): Promise<ParsedDocument<AnalystDocument>> {
  const damaged = (reason: string, found: unknown) =>
    ({ ok: false, code: 'corrupted', reason, raw: found }) as const;
  if (!isStoredRecord(raw)) return damaged(messages.damaged, raw);
  const { document, revision, attachments } = raw;
  const current = { ...document, baseRevision: revision };
  const texts = await readAttachments(transaction, id, attachments);
  const whole = joinDocument(current, attachments, texts, parse);
  return whole ? parseDocument(whole) : damaged(messages.attachmentLost, { ...current, attachments: texts });
}
