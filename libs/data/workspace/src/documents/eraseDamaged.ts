import { dropUnnamedAttachments } from '../attachments/dropUnnamedAttachments.js';
import type { Storage } from '../storage/Storage.js';
import type { DamagedRecord } from './storeDamaged.js';

/**
 * Deletes what was kept aside, and the history of a document that nothing else is left of. What was put aside since
 * stays.
 */
export const eraseDamaged = (
  storage: Storage,
  records: readonly Pick<DamagedRecord, 'documentId' | 'foundAt'>[],
): Promise<void> =>
  storage.transact('write', async (transaction) => {
    for (const { documentId, foundAt } of records) {
      await transaction.delete('quarantine', [documentId, foundAt]);
      const stored = await transaction.keys('documents', [documentId]);
      const keptAside = await transaction.keys('quarantine', [documentId]);
      if (keptAside.length > 0) continue;
      if (stored.length === 0) await transaction.delete('revisions', [documentId]);
      await dropUnnamedAttachments(transaction, documentId);
    }
  });
