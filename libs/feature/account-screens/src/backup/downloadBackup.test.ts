import { expect, it, vi } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { openWorkspace, stageNow } from '../testing/openWorkspace.js';
import { downloadBackup } from './downloadBackup.js';

it('[ACCOUNT-SCREENS-15] writes the models if the list of settings cannot be loaded, and says so', async () => {
  const save = vi.fn();
  const result = await downloadBackup(
    {
      workspace: await openWorkspace([exampleModel()]),
      clock: () => stageNow,
      loadBackupEntries: () => Promise.reject(new TypeError('Failed to fetch')),
    },
    save,
  );
  expect(result).toMatchObject({
    ok: true,
    documentCount: 1,
    leftOut: ['The settings are not in the backup: their list could not be loaded.'],
  });
  expect(save).toHaveBeenCalledTimes(1);
});
