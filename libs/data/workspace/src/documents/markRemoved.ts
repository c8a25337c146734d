import { messages } from '../messages.js';
import { fail, type Outcome, succeed } from '../Outcome.js';
import { documentRowOf } from '../records/DocumentRow.js';
import { isStoredRecord } from '../records/StoredRecord.js';
import type { Storage } from '../storage/Storage.js';

/** Puts a document into the bin (`removedAt`, ISO 8601) or takes it out again (`null`). Its revision stays. */
export function markRemoved(
  storage: Storage,
  id: string,
  removedAt: string | null,
): Promise<Outcome<string>> {
  return storage.transact<Outcome<string>>('write', async (transaction) => {
    const stored = await transaction.get('documents', [id]);
    if (!isStoredRecord(stored)) return fail('not-found', messages.notFound);
    const marked = { ...stored, removedAt };
    await transaction.put('documents', [id], marked);
    await transaction.put('summaries', [id], documentRowOf(id, marked));
    return succeed(id);
  });
}
