import { loadDownloadBackup } from '@finance-analyst/account-screens/manifest';
import type { ExportResult } from '@finance-analyst/information-screens';
import type { Services } from '../services/Services.js';

type ExportServices = Pick<Services, 'workspace' | 'loadBackupEntries' | 'clock' | 'files'>;

/** Downloads everything stored on the device as one file, or returns the reason why it cannot. */
export const createExport =
  ({ workspace, loadBackupEntries, clock, files }: ExportServices) =>
  async (): Promise<ExportResult> => {
    const download = await loadDownloadBackup().catch(() => null);
    return download
      ? download({ workspace, clock, loadBackupEntries }, files.save)
      : { ok: false, reason: 'The backup could not be prepared. Try again.' };
  };
