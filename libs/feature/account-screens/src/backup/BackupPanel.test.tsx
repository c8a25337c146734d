import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
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
    expect(screen.queryByText('Reading the backup')).toBeNull();
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
    // React Aria asks for it when an overlay opens; jsdom has none.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it('[ACCOUNT-SCREENS-7] hands over the file and says what is in it', async () => {
    const saveFile = vi.fn();
    await show({ saveFile, workspace: await openWorkspace([exampleModel()]) });
    await press(panel().getByRole('button', { name: 'Download a backup' }));
    await waitFor(() => {
      expect(saveFile).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'finance-analyst-2026-11-21.json' }),
      );
    });
    expect(panel().getByRole('status').textContent).toContain('One document and the settings');
  });

  it('[ACCOUNT-SCREENS-7] says why no file was written where it is more than the browser can hold', async () => {
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

  it('[ACCOUNT-SCREENS-8] says what restoring would do, and does nothing when it is given up', async () => {
    const stage = await show();
    await choose(await backupText('From the file'));
    const dialog = within(screen.getByRole('dialog', { name: 'Restore this backup?' }));
    expect(dialog.getByText('From the file')).toBeDefined();
    expect(dialog.getByText('Is added')).toBeDefined();
    expect(dialog.getByText('The settings are those of this device.')).toBeDefined();
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
    expect(stage.entries.entries.get('accessibility-preferences')).toContain('"largeText":true');
    expect(panel().getByText('One document was restored.')).toBeDefined();

    await press(panel().getByRole('button', { name: 'Undo' }));
    expect(await titles(stage)).toEqual([]);
    expect(screen.getByRole('radio', { name: 'As the system', checked: true })).toBeDefined();
    expect(stage.entries.entries.get('accessibility-preferences')).toContain('"largeText":false');
    expect(panel().getByRole('status').textContent).toContain('Restoring was undone');
  });

  it('[ACCOUNT-SCREENS-8] leaves the settings when that is chosen', async () => {
    const stage = await show();
    await choose(await backupText('From the file', { 'user-preferences': '{"theme":"dark"}' }));
    await press(screen.getByRole('checkbox', { name: 'Take over the settings' }));
    await press(screen.getByRole('button', { name: 'Restore' }));
    expect(await titles(stage)).toEqual(['From the file']);
    expect(stage.entries.entries.size).toBe(0);
  });

  it('[ACCOUNT-SCREENS-11] says why a file is not restored', async () => {
    await show();
    await choose('{}');
    expect(panel().getByRole('alert').textContent).toContain('no backup of this product');
  });

  it('[ACCOUNT-SCREENS-11] says in words that a document is damaged, the technical reason apart', async () => {
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
    expect(damaged.textContent).toContain(
      'Cannot be restored: It is damaged, or no document of this product.',
    );
    expect(damaged.textContent).not.toContain('should be');
    // Of a kind that this release does not know the reason is in words already.
    const unknown = dialog.getByText(/Reload to update/u).closest('li');
    expect(unknown?.querySelector('details')).toBeNull();
  });

  it('[ACCOUNT-SCREENS-11] says which setting of the file makes no sense, and takes over the others', async () => {
    const { entries } = await show();
    await choose(
      await backupText('From the file', { 'user-preferences': '{"theme":"sepia","locale":"de-CH"}' }),
    );
    await press(screen.getByRole('button', { name: 'Restore' }));
    expect(panel().getByText('Unknown theme. Use system, light or dark.')).toBeDefined();
    expect(entries.entries.get('user-preferences')).toBe('{"locale":"de-CH"}');
  });
});
