import { type AnalystDocument, type ParsedDocument, parseDocument } from '@finance-analyst/documents';
import { messages } from '../messages.js';
import type { StorageTransaction } from '../storage/Storage.js';
import { attachSnapshot, type ParseText } from './snapshot.js';
import { isStoredRecord } from './StoredRecord.js';

/** Opens what `documents` or `revisions` holds for a document: joins its snapshot and checks the whole. */
export async function openRecord(
  transaction: StorageTransaction,
  id: string,
  raw: unknown,
  parse?: ParseText,
): Promise<ParsedDocument<AnalystDocument>> {
  const damaged = (reason: string, found: unknown) =>
    ({ ok: false, code: 'corrupted', reason, raw: found }) as const;
  if (!isStoredRecord(raw)) return damaged(messages.damaged, raw);
  const { document, revision, snapshotRevision } = raw;
  const current = { ...document, baseRevision: revision };
  if (snapshotRevision === null) return parseDocument(current);
  const snapshotText = await transaction.get('snapshots', [id, snapshotRevision]);
  if (typeof snapshotText !== 'string') return damaged(messages.snapshotLost, current);
  try {
    return parseDocument(attachSnapshot(current, snapshotText, parse));
  } catch {
    return damaged(messages.snapshotLost, { ...current, snapshotText });
  }
}
