import type { StorageTransaction } from '../storage/Storage.js';
import { attachmentNamesIn, hashesIn } from './AttachmentNames.js';

/**
 * Deletes the attachments of a document that nothing stored of it names any more. A record that cannot be read, as a
 * damaged one, may name any of them: until it is gone they all stay.
 */
export async function dropUnnamedAttachments(transaction: StorageTransaction, id: string): Promise<void> {
  const unnamed = new Set((await transaction.keys('attachments', [id])).map(([, hash]) => String(hash)));
  for (const store of ['documents', 'drafts', 'revisions'] as const) {
    if (unnamed.size === 0) return;
    for (const record of await transaction.values(store, [id])) {
      const names = attachmentNamesIn(record);
      if (!names) return;
      for (const hash of hashesIn(names)) unnamed.delete(hash);
    }
  }
  if (unnamed.size === 0 || (await transaction.keys('quarantine', [id])).length > 0) return;
  for (const hash of unnamed) await transaction.delete('attachments', [id, hash]);
}
