import { saveFile } from '@finance-analyst/charts';
import { messages } from '../messages.js';
import { type BackupEdges, type BackupResult, createBackup } from './createBackup.js';

/** Writes a backup and hands it to the person as a file, or says why there is none. */
export async function downloadBackup(
  edges: BackupEdges,
  save: typeof saveFile = saveFile,
): Promise<BackupResult> {
  try {
    const result = await createBackup(edges);
    if (result.ok) save(result);
    return result;
  } catch (error) {
    // A backup can be longer than any text that the browser makes, or than it has memory for.
    return { ok: false, reason: messages.notWritten(error instanceof Error ? error.message : String(error)) };
  }
}
