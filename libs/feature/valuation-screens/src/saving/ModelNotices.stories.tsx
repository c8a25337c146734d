import { rulesOfKinds, mergeDocuments } from '@finance-analyst/documents';
import { setAssumption } from '@finance-analyst/valuation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { exampleSaving, savingWithNewer } from '../testing/exampleSaving.js';
import { atAnAddress } from '../testing/storyFrame.js';
import { messages } from './messages.js';
import { ModelNotices } from './ModelNotices.js';

const revert = fn();
const settle = fn();
const onReopen = fn();
const recover = fn();
const deleteAgain = fn();
const { document } = exampleSaving;
const version = { ...document, ...savingWithNewer.newer };
const edited = { ...document, body: setAssumption(document.body, 'beta', 1.6) };
const { value: merged, conflicts } = mergeDocuments(document, edited, version, rulesOfKinds[document.kind]);

const meta = {
  title: 'Valuation/ModelNotices',
  component: ModelNotices,
  args: {
    saving: exampleSaving,
    edited: document,
    heading: { current: null },
    isReadOnly: false,
    onSaveOver: fn(),
    onReopen,
  },
  decorators: [atAnAddress],
} satisfies Meta<typeof ModelNotices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewerWhileEditing: Story = { args: { saving: savingWithNewer } };

export const NewerBeforeAnyEdit: Story = {
  args: { saving: { ...savingWithNewer, status: { kind: 'saved' }, isEdited: false } },
};

export const Merged: Story = {
  args: { saving: { ...exampleSaving, merged: { version, conflicts: [], restedOn: 1 } } },
};

export const Contradicting: Story = {
  args: {
    saving: {
      ...exampleSaving,
      merged: { version, conflicts: conflicts.map((conflict) => ({ conflict, side: 'mine' })), restedOn: 1 },
      settle,
    },
    edited: merged,
  },
  name: '[VALUATION-SCREENS-250] Shows both sides of what both versions changed',
  play: async () => {
    const beta = within(await screen.findByRole('row', { name: /^Beta/u }));
    await userEvent.click(beta.getByRole('button', { name: 'Use 0.70 for Beta (Version 2)' }));
    await expect(settle).toHaveBeenCalledWith(conflicts[0], 'theirs', 'Beta to 0.70');
  },
};

export const SavedAsSeparate: Story = {
  args: {
    saving: {
      ...exampleSaving,
      separate: [{ ...document, id: 'separate', title: 'Example (unsaved changes, Nov 20, 2026)' }],
    },
  },
  name: '[VALUATION-SCREENS-192] Opens what was saved as a separate model',
  play: async () => {
    const link = await screen.findByRole('link', { name: /^Open “Example \(unsaved changes/u });
    await expect(link).toHaveAttribute('href', expect.stringContaining('model=separate'));
  },
};

export const InTrash: Story = {
  args: { saving: { ...exampleSaving, deletion: 'trash', recover } },
  name: '[VALUATION-SCREENS-380] Recovers a model that was deleted in another tab',
  play: async () => {
    await expect(await screen.findByText('This model is in Trash')).toBeVisible();
    await expect(screen.getByText(/Your unsaved changes are safe/u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Recover' }));
    await expect(recover).toHaveBeenCalledOnce();
  },
};

export const BackFromTrash: Story = {
  args: { saving: { ...exampleSaving, deletion: 'undone', deleteAgain } },
  name: '[VALUATION-SCREENS-380] Says that changes brought a model back, and deletes it again',
  play: async () => {
    await expect(await screen.findByText(/was recovered from Trash/u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete again' }));
    await expect(deleteAgain).toHaveBeenCalledOnce();
  },
};

export const Restored: Story = {
  args: { saving: { ...exampleSaving, restoredAt: '2026-11-20T22:40:00.000Z', revert } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: messages.backToSaved }));
    await expect(revert).toHaveBeenCalledWith(messages.backToSaved);
    await expect(onReopen).toHaveBeenCalledOnce();
  },
};

export const FollowingAnotherTab: Story = {
  args: { saving: { ...exampleSaving, editing: 'elsewhere' }, isReadOnly: true },
};
