import { saveFile } from '@finance-analyst/charts';
import { type BackupEdges, type BackupResult, createBackup } from './createBackup.js';

/** Writes a backup and hands it to the person as a file. */
export async function downloadBackup(
  edges: BackupEdges,
  save: typeof saveFile = saveFile,
): Promise<BackupResult> {
  const result = await createBackup(edges);
  if (result.ok) save(result);
  return result;
}
