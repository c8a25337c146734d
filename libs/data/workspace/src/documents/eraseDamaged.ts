import { dropUnnamedAttachments } from '../attachments/dropUnnamedAttachments.js';
import type { Storage } from '../storage/Storage.js';
import type { DamagedRecord } from './storeDamaged.js';

/** Deletes damaged records, and the history of a document that nothing else is left of. Records found since stay. */
export const eraseDamaged = (
  storage: Storage,
  records: readonly Pick<DamagedRecord, 'documentId' | 'foundAt'>[],
): Promise<void> =>
  storage.transact('write', async (transaction) => {
    for (const { documentId, foundAt } of records) {
      await transaction.delete('quarantine', [documentId, foundAt]);
      const stored = await transaction.keys('documents', [documentId]);
      const left = await transaction.keys('quarantine', [documentId]);
      if (left.length > 0) continue;
      if (stored.length === 0) await transaction.delete('revisions', [documentId]);
      await dropUnnamedAttachments(transaction, documentId);
    }
  });
