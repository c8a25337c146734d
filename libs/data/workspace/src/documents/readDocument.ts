import type { AnalystDocument, OpenedDocument, UnreadableDocument } from '@finance-analyst/documents';
import { messages } from '../messages.js';
import { fail, type Failure, type Outcome, succeed } from '../Outcome.js';
import { openRecord } from '../records/openRecord.js';
import { isStoredRecord } from '../records/StoredRecord.js';
import type { Storage, StorageTransaction } from '../storage/Storage.js';
import { storeDamaged, type DamagedRecord } from './storeDamaged.js';

type Opened = Outcome<OpenedDocument<AnalystDocument>>;
/** `damaged` is what still has to be put aside. */
type Found = { readonly outcome: Opened; readonly damaged: UnreadableDocument | null };

const settled = (outcome: Opened): Found => ({ outcome, damaged: null });

const missing = async (transaction: StorageTransaction, id: string): Promise<Failure> => {
  const [keptAside] = (await transaction.values('quarantine', [id])) as DamagedRecord[];
  if (!keptAside) return fail('not-found', messages.notFound);
  return { ...fail('corrupted', `${keptAside.reason} ${messages.keptAside}`), raw: keptAside.raw };
};

async function find(transaction: StorageTransaction, id: string): Promise<Found> {
  const stored = await transaction.get('documents', [id]);
  if (stored === undefined) return settled(await missing(transaction, id));
  if (isStoredRecord(stored) && stored.removedAt !== null) return settled(fail('removed', messages.removed));
  const opened = await openRecord(transaction, id, stored);
  if (opened.ok) return settled(succeed(opened.value));
  const { code, reason, raw } = opened;
  if (code !== 'corrupted') return settled({ ...fail('read-only', reason), raw });
  return { outcome: { ...fail('corrupted', `${reason} ${messages.keptAside}`), raw }, damaged: opened };
}

/** Opens a document; one that is damaged is put in quarantine and its content handed back as `raw`. */
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
