import { saveFile } from '@finance-analyst/charts';
import { type BackupEdges, type BackupResult, createBackup, notWritten } from './createBackup.js';

/** Writes a backup and hands it to the person as a file, or says why there is none. */
export async function downloadBackup(
  edges: BackupEdges,
  save: typeof saveFile = saveFile,
): Promise<BackupResult> {
  const result = await createBackup(edges);
  try {
    if (result.ok) save(result);
    return result;
  } catch (error) {
    return notWritten(error);
  }
}
