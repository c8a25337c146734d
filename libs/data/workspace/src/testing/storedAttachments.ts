import { attachmentNamesIn, hashesIn } from '../attachments/AttachmentNames.js';
import { changeStore } from './changeStore.js';

/** The keys of all attachments that a device has, as texts. */
export const attachmentKeys = async (indexedDB: IDBFactory): Promise<readonly string[]> =>
  (await changeStore(indexedDB, 'attachments', (records) => records.getAllKeys())).map(String);

/** The keys of the attachments that documents, versions and drafts name. */
export async function namedAttachments(indexedDB: IDBFactory): Promise<readonly string[]> {
  const named = new Set<string>();
  for (const store of ['documents', 'revisions', 'drafts'] as const) {
    const keys = await changeStore(indexedDB, store, (records) => records.getAllKeys());
    const values = await changeStore<unknown[]>(indexedDB, store, (records) => records.getAll());
    for (const [index, value] of values.entries())
      for (const hash of hashesIn(attachmentNamesIn(value) ?? {}))
        named.add(String([(keys[index] as string[])[0], hash]));
  }
  return [...named].sort();
}
