import { type AnalystDocument, loadDocumentForms, parseDocument } from '@finance-analyst/documents';
import type { HashText } from '../attachments/createContentHasher.js';
import { messages } from '../messages.js';
import { fail, type Outcome, succeed } from '../Outcome.js';
import { openRecord } from '../records/openRecord.js';
import { isStoredRecord, repeatedIn } from '../records/StoredRecord.js';
import { keptRevisions, writeRevision } from '../records/writeRevision.js';
import type { Storage } from '../storage/Storage.js';

export interface DocumentHistory {
  /** Oldest first, each with its revision; versions that share an attachment share the object. */
  readonly versions: readonly AnalystDocument[];
  /** How many more are kept that cannot be opened. */
  readonly unreadableCount: number;
}

/** Every version of a document that is kept. */
export function readHistory(storage: Storage, id: string): Promise<DocumentHistory> {
  return storage.transact('read', async (transaction) => {
    const known = new Map<string, Promise<unknown>>();
    const stored = await transaction.values('revisions', [id]);
    const repeated = repeatedIn(stored.at(-1));
    const records = stored.filter((record) => !isStoredRecord(record) || !repeated.includes(record.revision));
    const versions: AnalystDocument[] = [];
    for (const record of records) {
      const opened = await openRecord(transaction, id, record, known);
      if (opened.ok) versions.push(opened.value.document);
    }
    return { versions, unreadableCount: records.length - versions.length };
  });
}

/** Versions keep the numbers that they had where those are numbers of one history: each can have been stored twice. */
function revisionsOf(versions: readonly AnalystDocument[]): readonly number[] {
  const given = versions.map(({ baseRevision }) => baseRevision);
  const [first = 0] = given;
  const isHistory = given.every(
    (revision, index) => revision > (given[index - 1] ?? 0) && revision - first < 2 * keptRevisions,
  );
  return isHistory ? given : given.map((_revision, index) => index + 1);
}

/** Stores the versions of one document that the device does not know, all or none, the last of them as the current one. */
export async function addHistory(
  storage: Storage,
  versions: readonly AnalystDocument[],
  ownerId: string,
  hash: HashText,
): Promise<Outcome<AnalystDocument>> {
  const id = versions[0]?.id ?? '';
  await loadDocumentForms(...new Set(versions.map(({ kind }) => kind)));
  const checked: AnalystDocument[] = [];
  for (const version of versions) {
    const parsed = parseDocument({ ...version, id, ownerId });
    if (!parsed.ok) return fail('invalid', parsed.reason);
    if (parsed.value.access === 'read-only') return fail('read-only', messages.readOnly);
    checked.push(parsed.value.document);
  }
  const revisions = revisionsOf(checked);
  return storage.transact<Outcome<AnalystDocument>>('write', async (transaction) => {
    for (const store of ['documents', 'revisions', 'drafts'] as const)
      if ((await transaction.keys(store, [id])).length > 0) return fail('changed', messages.isHereByNow);
    let saved: AnalystDocument | null = null;
    for (const [index, version] of checked.entries())
      saved = await writeRevision(transaction, version, revisions[index] ?? index + 1, hash);
    return saved ? succeed(saved) : fail('invalid', messages.notFound);
  });
}
