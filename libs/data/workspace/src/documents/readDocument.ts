import type { AnalystDocument, OpenedDocument, UnreadableDocument } from '@finance-analyst/documents';
import { messages } from '../messages.js';
import { fail, type Failure, type Outcome, succeed } from '../Outcome.js';
import { openRecord } from '../records/openRecord.js';
import { isStoredRecord } from '../records/StoredRecord.js';
import type { Storage, StorageTransaction } from '../storage/Storage.js';
import { storeDamaged, type DamagedRecord } from './storeDamaged.js';

type Opened = Outcome<OpenedDocument<AnalystDocument>>;
/** `damaged` is what still has to be stored as a damaged record. */
type Found = { readonly outcome: Opened; readonly damaged: UnreadableDocument | null };

const settled = (outcome: Opened): Found => ({ outcome, damaged: null });

const missing = async (transaction: StorageTransaction, id: string): Promise<Failure> => {
  const [damaged] = (await transaction.values('quarantine', [id])) as DamagedRecord[];
  if (!damaged) return fail('not-found', messages.notFound);
  return { ...fail('corrupted', `${damaged.reason} ${messages.isStoredAsFound}`), raw: damaged.raw };
};

async function find(transaction: StorageTransaction, id: string): Promise<Found> {
  const stored = await transaction.get('documents', [id]);
  if (stored === undefined) return settled(await missing(transaction, id));
  if (isStoredRecord(stored) && stored.removedAt !== null) return settled(fail('removed', messages.removed));
  const opened = await openRecord(transaction, id, stored);
  if (opened.ok) return settled(succeed(opened.value));
  const { code, reason, raw } = opened;
  if (code !== 'corrupted') return settled({ ...fail('read-only', reason), raw });
  return { outcome: { ...fail('corrupted', `${reason} ${messages.isStoredAsFound}`), raw }, damaged: opened };
}

/** Opens a document; one that is damaged becomes a damaged record, and its content is returned as `raw`. */
export async function readDocument(storage: Storage, id: string, now: string): Promise<Opened> {
  const found = await storage.transact('read', (transaction) => find(transaction, id));
  if (!found.damaged) return found.outcome;
  return storage.transact('write', async (transaction) => {
    const again = await find(transaction, id);
    if (again.damaged) {
      const { reason, raw } = again.damaged;
      await storeDamaged(transaction, { documentId: id, foundAt: now, reason, raw });
    }
    return again.outcome;
  });
}
