import { type AnalystDocument, type ParsedDocument, parseDocument } from '@finance-analyst/documents';
import * as z from 'zod/mini';
import { messages } from '../messages.js';
import { attachSnapshot, detachSnapshot } from '../records/snapshot.js';
import { isStoredRecord } from '../records/StoredRecord.js';
import type { StorageTransaction } from '../storage/Storage.js';
import type { Draft } from './Draft.js';

const draftRecord = z.object({ savedAt: z.string(), document: z.record(z.string(), z.unknown()) });

/** Two parts, since the snapshot is heavy and an edit is light: [id, session, 'edit'] and [id, session, 'snapshot']. */
export async function putDraft(
  transaction: StorageTransaction,
  sessionId: string,
  document: AnalystDocument,
  savedAt: string,
  withSnapshot: boolean,
): Promise<void> {
  const { light, snapshotText } = detachSnapshot(document);
  await transaction.put('drafts', [document.id, sessionId, 'edit'], { savedAt, document: light });
  if (withSnapshot) await transaction.put('drafts', [document.id, sessionId, 'snapshot'], snapshotText);
}

/** A draft that only repeats what is saved is nobody's lost work. */
async function repeatsSaved(transaction: StorageTransaction, document: AnalystDocument): Promise<boolean> {
  const stored = await transaction.get('documents', [document.id]);
  if (!isStoredRecord(stored)) return false;
  const { light } = detachSnapshot(document);
  return (
    stored.document['title'] === document.title &&
    JSON.stringify(stored.document['body']) === JSON.stringify(light['body'])
  );
}

const openParts = (
  edit: unknown,
  snapshot: unknown,
): ParsedDocument<AnalystDocument> & { savedAt?: string } => {
  const record = draftRecord.safeParse(edit);
  const raw = { edit, snapshot };
  const damaged = { ok: false, code: 'corrupted', reason: messages.damagedDraft, raw } as const;
  if (!record.success) return damaged;
  const { document: light, savedAt } = record.data;
  try {
    return {
      ...parseDocument(attachSnapshot(light, typeof snapshot === 'string' ? snapshot : null)),
      savedAt,
    };
  } catch {
    return damaged;
  }
};

/**
 * All drafts that hold unsaved work, newest first. A damaged one goes to quarantine; one of a newer release stays
 * where it is for that release.
 */
export async function listDrafts(
  transaction: StorageTransaction,
  ownSession: string,
  now: string,
): Promise<readonly Draft[]> {
  const drafts: Draft[] = [];
  for (const key of await transaction.keys('drafts', [])) {
    const [documentId, sessionId, part] = key.map(String);
    if (documentId === undefined || sessionId === undefined || part !== 'edit') continue;
    const edit = await transaction.get('drafts', [documentId, sessionId, 'edit']);
    const snapshot = await transaction.get('drafts', [documentId, sessionId, 'snapshot']);
    const opened = openParts(edit, snapshot);
    if (opened.ok) {
      const { document } = opened.value;
      if (await repeatsSaved(transaction, document)) continue;
      drafts.push({
        documentId,
        sessionId,
        own: sessionId === ownSession,
        savedAt: opened.savedAt ?? now,
        document,
      });
    } else if (opened.code === 'corrupted') {
      const { reason } = opened;
      const kept = { documentId, foundAt: now, reason, raw: { edit, snapshot } };
      await transaction.put('quarantine', [documentId, now, sessionId], kept);
      await transaction.delete('drafts', [documentId, sessionId]);
    }
  }
  return drafts.toSorted((left, right) => right.savedAt.localeCompare(left.savedAt, 'en'));
}
