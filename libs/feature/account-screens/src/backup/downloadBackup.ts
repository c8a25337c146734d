import { saveFile } from '@finance-analyst/charts';
import { messages } from '../messages.js';
import { type BackupDependencies, type BackupResult, createBackup, notWritten } from './createBackup.js';

export interface BackupDownload extends Omit<BackupDependencies, 'settings'> {
  /** Loads the stored entries that belong in a backup: their texts by key. */
  readonly loadBackupEntries: () => Promise<Readonly<Record<string, string>>>;
}

/** Writes a backup and hands it to the person as a file, or says why there is none. */
export async function downloadBackup(
  { loadBackupEntries, ...dependencies }: BackupDownload,
  save: typeof saveFile = saveFile,
): Promise<BackupResult> {
  try {
    // Work comes first: where the list of settings does not arrive, the file says that it is without them.
    const settings = await loadBackupEntries().catch(() => null);
    const written = await createBackup({ ...dependencies, settings: settings ?? {} });
    const result =
      written.ok && !settings
        ? { ...written, leftOut: [...written.leftOut, messages.settingsLeftOut] }
        : written;
    if (result.ok) save(result);
    return result;
  } catch (error) {
    return notWritten(error);
  }
}
