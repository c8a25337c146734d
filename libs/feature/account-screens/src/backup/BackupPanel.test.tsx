import { accessibilityEntry } from '@finance-analyst/accessibility';
import { preferencesEntry } from '@finance-analyst/session';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { exampleModel } from '../testing/exampleModel.js';
import { fakeStorage } from '../testing/fakeStorage.js';
import { openWorkspace, stageNow } from '../testing/openWorkspace.js';
import { SettingsStage, type SettingsStageProps } from '../testing/SettingsStage.js';
import { createBackup } from './createBackup.js';

const show = async (props: Partial<SettingsStageProps> = {}) => {
  const entries = fakeStorage();
  const workspace = props.workspace ?? (await openWorkspace());
  await act(async () => {
    render(<SettingsStage device={entries} {...props} workspace={workspace} />);
  });
  return { entries, workspace };
};
const panel = () => within(screen.getByRole('region', { name: 'Backup and restore' }));
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const choose = async (text: string) => {
  const input = panel().getByLabelText('Restore from a backup', { selector: 'input' });
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File([text], 'backup.json')] } });
  });
  await waitFor(() => {
    expect(screen.queryByText('Reading backup…')).toBeNull();
  });
};
const backupText = async (title: string, settings: Readonly<Record<string, string>> = {}) => {
  const workspace = await openWorkspace([exampleModel({ id: 'from-file', title })]);
  const result = await createBackup({
    workspace,
    settings,
    clock: () => stageNow,
  });
  return result.ok ? result.content.text() : '';
};
const titles = async ({ workspace }: { readonly workspace: Awaited<ReturnType<typeof openWorkspace>> }) => {
  const rows = await workspace.list();
  return rows.ok ? rows.value.map(({ title }) => title) : [];
};

describe('BackupPanel', () => {
  beforeAll(() => {
    // React Aria calls it when an overlay opens; jsdom lacks it.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it('[ACCOUNT-SCREENS-7] downloads the file and says what it contains', async () => {
    const saveFile = vi.fn();
    await show({ saveFile, workspace: await openWorkspace([exampleModel()]) });
    await press(panel().getByRole('button', { name: 'Download a backup' }));
    await waitFor(() => {
      expect(saveFile).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'finance-analyst-2026-11-21.json' }),
      );
    });
    expect(panel().getByRole('status').textContent).toContain('1 document and the settings');
  });

  it("[ACCOUNT-SCREENS-7] says why no file was written when it exceeds the browser's memory", async () => {
    const saveFile = () => {
      throw new RangeError('Invalid string length');
    };
    await show({ saveFile });
    const button = panel().getByRole('button', { name: 'Download a backup' });
    await press(button);
    await waitFor(() => {
      expect(panel().getByRole('alert').textContent).toContain(
        'The file could not be written (Invalid string length).',
      );
    });
    expect(panel().getByRole('button', { name: 'Download a backup' })).toBe(button);
  });

  it('[ACCOUNT-SCREENS-8] previews a restore, and does nothing when canceled', async () => {
    const stage = await show();
    await choose(await backupText('From the file'));
    const dialog = within(screen.getByRole('dialog', { name: 'Restore this backup?' }));
    expect(dialog.getByText('From the file')).toBeDefined();
    expect(dialog.getByText('Will be added')).toBeDefined();
    expect(dialog.getByText('The settings match those on this device.')).toBeDefined();
    await press(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await titles(stage)).toEqual([]);
  });

  it('[ACCOUNT-SCREENS-10] restores documents and settings, and undoes both', async () => {
    const stage = await show();
    await choose(
      await backupText('From the file', {
        'user-preferences': '{"theme":"dark"}',
        'accessibility-preferences': '{"largeText":true,"ofLater":1}',
      }),
    );
    await press(screen.getByRole('button', { name: 'Restore' }));
    expect(await titles(stage)).toEqual(['From the file']);
    expect(screen.getByRole('radio', { name: 'Dark', checked: true })).toBeDefined();
    expect(stage.entries.entries.get('accessibility-preferences')).toBe('{"largeText":true,"ofLater":1}');
    expect(panel().getByText('Restored 1 document.')).toBeDefined();

    await press(panel().getByRole('button', { name: 'Undo' }));
    expect(await titles(stage)).toEqual([]);
    expect(screen.getByRole('radio', { name: 'System', checked: true })).toBeDefined();
    expect(stage.entries.entries.size).toBe(0);
    expect(panel().getByRole('status').textContent).toContain('Restore undone');
  });

  it.each(['device', 'memory'] as const)(
    '[ACCOUNT-SCREENS-10] names what applies after a reload, and reloads if no work is lost, with documents on: %s',
    async (storage) => {
      const reload = vi.fn();
      const workspace = await openWorkspace();
      await show({
        reload,
        workspace: { ...workspace, status: () => ({ storage, reason: null }) },
      });
      await choose(await backupText('From the file', { start: '"restored"' }));
      await press(screen.getByRole('button', { name: 'Restore' }));
      expect(panel().getByText('Applies after a reload: How the page starts.')).toBeDefined();
      await press(panel().getByRole('button', { name: 'Reload' }));
      expect(reload).toHaveBeenCalledTimes(storage === 'device' ? 1 : 0);
      expect(panel().queryAllByText(messages.notReloaded)).toHaveLength(storage === 'device' ? 0 : 1);
    },
  );

  it('[ACCOUNT-SCREENS-10] offers no reload that would discard a setting that could not be stored', async () => {
    const device = fakeStorage();
    const setItem = (key: string, value: string) => {
      if (key === preferencesEntry.key) throw new DOMException('full', 'QuotaExceededError');
      device.setItem(key, value);
    };
    await show({ device: { ...device, setItem } });
    await choose(
      await backupText('From the file', { start: '"restored"', 'user-preferences': '{"theme":"dark"}' }),
    );
    await press(screen.getByRole('button', { name: 'Restore' }));
    expect(panel().getByText('Applies after a reload: How the page starts.')).toBeDefined();
    expect(panel().queryByRole('button', { name: 'Reload' })).toBeNull();
  });

  it('[ACCOUNT-SCREENS-10] offers no reload if all of it applies at once', async () => {
    await show();
    await choose(await backupText('From the file', { 'user-preferences': '{"theme":"dark"}' }));
    await press(screen.getByRole('button', { name: 'Restore' }));
    expect(panel().getByText('Restored 1 document.')).toBeDefined();
    expect(panel().queryByRole('button', { name: 'Reload' })).toBeNull();
  });

  it('[ACCOUNT-SCREENS-8] keeps the settings if chosen', async () => {
    const stage = await show();
    await choose(await backupText('From the file', { 'user-preferences': '{"theme":"dark"}' }));
    await press(screen.getByRole('checkbox', { name: 'Restore settings' }));
    await press(screen.getByRole('button', { name: 'Restore' }));
    expect(await titles(stage)).toEqual(['From the file']);
    expect(stage.entries.entries.size).toBe(0);
  });

  it('[ACCOUNT-SCREENS-16] names the settings that come back, and those that are damaged in the file', async () => {
    const stage = await show();
    const text = await backupText('From the file', {
      'user-preferences': '{"theme":"dark"}',
      'accessibility-preferences': '{"largeText":"very","reducedMotion":',
    });
    await choose(text);
    const dialog = within(screen.getByRole('dialog', { name: 'Restore this backup?' }));
    expect(dialog.getByText(preferencesEntry.describe)).toBeDefined();
    expect(
      dialog.getByText('Damaged in the backup, so left unchanged here: Your accessibility settings.'),
    ).toBeDefined();
    expect(dialog.queryByText(accessibilityEntry.describe)).toBeNull();
    await press(dialog.getByRole('button', { name: 'Restore' }));
    expect([...stage.entries.entries.keys()]).toEqual(['user-preferences']);
  });

  it('[ACCOUNT-SCREENS-17] restores the documents if the list of settings cannot be loaded, and says so', async () => {
    const stage = await show({ loadEntriesRestore: () => Promise.reject(new TypeError('Failed to fetch')) });
    await choose(await backupText('From the file', { 'user-preferences': '{"theme":"dark"}' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Restore this backup?' }));
    expect(dialog.getByText(messages.settingsNotLoaded)).toBeDefined();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await press(dialog.getByRole('button', { name: 'Restore' }));
    expect(await titles(stage)).toEqual(['From the file']);
    expect(stage.entries.entries.size).toBe(0);
  });

  it('[ACCOUNT-SCREENS-11] says why a file is not restored', async () => {
    await show();
    await choose('{}');
    expect(panel().getByRole('alert').textContent).toContain('not a backup file');
  });

  it('[ACCOUNT-SCREENS-11] says plainly that a document is damaged, with separate technical detail', async () => {
    await show();
    const backup = JSON.parse(await backupText('Whole')) as { documents: readonly unknown[] };
    await choose(
      JSON.stringify({
        ...backup,
        documents: [{ title: 'Half a file' }, { ...exampleModel(), kind: 'poem' }, ...backup.documents],
      }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Restore this backup?' }));
    const stepOf = (title: string) => dialog.getByText(title).closest('li') as HTMLElement;
    const damaged = stepOf('Half a file');
    const technical = damaged.querySelector('details') as HTMLDetailsElement;
    expect(technical.open).toBe(false);
    expect(technical.textContent).toMatch(/^Technical detailNot a document: .*should be/u);
    technical.remove();
    expect(damaged.textContent).toContain('Cannot be restored: It is damaged or not a document of this app.');
    expect(damaged.textContent).not.toContain('should be');
    // The reason for an unknown kind is already plain text.
    const unknown = dialog.getByText(/Reload to update/u).closest('li');
    expect(unknown?.querySelector('details')).toBeNull();
  });

  it('[ACCOUNT-SCREENS-11] names an invalid setting in the file, and restores the others', async () => {
    const { entries } = await show();
    await choose(
      await backupText('From the file', { 'user-preferences': '{"theme":"sepia","locale":"de-CH"}' }),
    );
    await press(screen.getByRole('button', { name: 'Restore' }));
    expect(panel().getByText('Unknown theme. Use system, light or dark.')).toBeDefined();
    expect(entries.entries.get('user-preferences')).toBe('{"locale":"de-CH"}');
  });
});
