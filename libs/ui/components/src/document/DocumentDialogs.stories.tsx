import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RenameDialog } from './RenameDialog.js';
import { SaveOverDialog } from './SaveOverDialog.js';
import { VersionsDialog, type VersionRow } from './VersionsDialog.js';

const meta = { title: 'Documents/Dialogs' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const noun = 'portfolio';
const onRename = fn(async (_name: string) => null);
const onClose = fn();

export const Rename: Story = {
  render: () => <RenameDialog noun={noun} name="Example" onRename={onRename} onClose={onClose} />,
  name: '[COMPONENTS-67] Opens with the name selected, accepts no empty name, and closes when renamed',
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /^Name/u });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect(onRename).not.toHaveBeenCalled();
    await userEvent.type(name, 'Example, retirement{Enter}');
    await expect(onRename).toHaveBeenCalledWith('Example, retirement');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const SaveOver: Story = {
  render: () => (
    <SaveOverDialog
      noun={noun}
      newer={{ version: 2, moment: 'Nov 20, 2026, 10:40 PM', summary: 'comes to 1.2 USD m' }}
      summary="comes to 1.4 USD m"
      onSaveOver={fn()}
      onClose={onClose}
    />
  ),
};

const row = (version: number, name: string): VersionRow => ({
  version,
  moment: `Nov ${version}, 2026, 10:40 PM`,
  name,
  figure: `${version}.2 USD m`,
  link: <a href="#version">Look at version {version}</a>,
});

const versions = {
  name: 'Example',
  rows: [row(3, 'Example'), row(2, 'Example'), row(1, 'Untitled')],
  problem: null,
  restoreProblem: null,
  onRestore: fn(),
  onClose,
};

export const Versions: Story = { render: () => <VersionsDialog {...versions} /> };

export const VersionsLoading: Story = { render: () => <VersionsDialog {...versions} rows={null} /> };

export const VersionsUnreadable: Story = {
  render: () => <VersionsDialog {...versions} rows={null} problem="The storage did not answer." />,
};

export const NotRestored: Story = {
  render: () => <VersionsDialog {...versions} restoreProblem="This device has no storage left." />,
};
