import { saveFile } from '@finance-analyst/charts';
import { messages } from '../messages.js';
import { type BackupEdges, type BackupResult, createBackup, notWritten } from './createBackup.js';

export interface BackupDownload extends Omit<BackupEdges, 'keys'> {
  /** Loads the names of the storage's entries that belong to the product. */
  readonly loadKeys: () => Promise<readonly string[]>;
}

/** Writes a backup and hands it to the person as a file, or says why there is none. */
export async function downloadBackup(
  { loadKeys, ...edges }: BackupDownload,
  save: typeof saveFile = saveFile,
): Promise<BackupResult> {
  try {
    // Work comes first: where the list of settings does not arrive, the file says that it is without them.
    const keys = await loadKeys().catch(() => null);
    const written = await createBackup({ ...edges, keys: keys ?? [] });
    const result =
      written.ok && !keys ? { ...written, leftOut: [...written.leftOut, messages.settingsLeftOut] } : written;
    if (result.ok) save(result);
    return result;
  } catch (error) {
    return notWritten(error);
  }
}
