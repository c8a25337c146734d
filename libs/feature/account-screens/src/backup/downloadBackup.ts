import { saveFile } from '@finance-analyst/charts';
import { messages } from '../messages.js';
import { type BackupDependencies, type BackupResult, createBackup, notWritten } from './createBackup.js';

export interface BackupDownload extends Omit<BackupDependencies, 'settings'> {
  /** Loads the stored entries that belong in a backup: their texts by key. */
  readonly loadBackupEntries: () => Promise<Readonly<Record<string, string>>>;
}

/** Creates a backup and downloads it, or returns why there is none. */
export async function downloadBackup(
  { loadBackupEntries, ...dependencies }: BackupDownload,
  save: typeof saveFile = saveFile,
): Promise<BackupResult> {
  try {
    // Models matter most: if the settings cannot be loaded, the file says that they are missing.
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
