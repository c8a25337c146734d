import { setAssumption, valueOfModel } from '@finance-analyst/valuation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleDocument } from '../testing/exampleModel.js';
import { exampleSaving, savingWithNewer, workspaceInMemory } from '../testing/exampleSaving.js';
import { atAnAddress } from '../testing/storyFrame.js';
import { ModelDialogContent } from './ModelDialogContent.js';

const rename = fn(exampleSaving.rename);
const broken = { ok: false, code: 'storage-failed', reason: 'The storage did not answer.' } as const;

const meta = {
  title: 'Valuation/ModelDialog',
  component: ModelDialogContent,
  args: {
    kind: 'rename',
    saving: { ...exampleSaving, rename },
    model: exampleSaving.document,
    value: valueOfModel(exampleSaving.document.body),
    shown: { scenario: null, value: valueOfModel(exampleSaving.document.body) },
    workspace: workspaceInMemory(),
    onReopen: fn(),
    onClose: fn(),
  },
  decorators: [atAnAddress],
} satisfies Meta<typeof ModelDialogContent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rename: Story = {
  name: '[VALUATION-SCREENS-34] Takes a name by keyboard, and none that is empty',
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /^Name/u });
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await expect(rename).not.toHaveBeenCalled();
    await userEvent.type(name, 'Example, bear case{Enter}');
    await expect(rename).toHaveBeenCalledWith('Example, bear case');
  },
};

export const RenameSelected: Story = {
  name: '[VALUATION-SCREENS-34] Opens with the name selected, so that typing replaces it',
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /^Name/u });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Example, bull case{Enter}');
    await expect(rename).toHaveBeenCalledWith('Example, bull case');
  },
};

export const SaveOver: Story = { args: { kind: 'save-over', saving: savingWithNewer } };

export const Versions: Story = {
  args: { kind: 'versions' },
  loaders: [
    async ({ args: { workspace } }) => {
      const first = await workspace.save(exampleDocument());
      if (first.ok)
        await workspace.save({ ...first.value, body: setAssumption(first.value.body, 'beta', 0.7) });
    },
  ],
};

export const VersionsUnreadable: Story = {
  args: {
    kind: 'versions',
    workspace: { ...workspaceInMemory(), revisions: () => Promise.resolve(broken) },
  },
};
