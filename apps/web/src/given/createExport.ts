import { loadDownloadBackup } from '@finance-analyst/account-screens/manifest';
import { loadStoredKeys } from '@finance-analyst/information-screens/manifest';
import type { ExportResult } from '@finance-analyst/information-screens';
import type { Services } from '../services/Services.js';

type ExportServices = Pick<Services, 'workspace' | 'storage' | 'clock' | 'files'>;

/** Hands out everything that is kept as one file, or says why there is none. */
export const createExport =
  ({ workspace, storage, clock, files }: ExportServices) =>
  async (): Promise<ExportResult> => {
    const download = await loadDownloadBackup().catch(() => null);
    return download
      ? download({ workspace, storage, clock, loadKeys: loadStoredKeys }, files.save)
      : { ok: false, reason: 'The backup could not be prepared. Try again.' };
  };
