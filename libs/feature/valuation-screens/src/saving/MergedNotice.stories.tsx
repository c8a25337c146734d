import { documentKinds, mergeDocuments } from '@finance-analyst/documents';
import { setAssumption } from '@finance-analyst/valuation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { exampleSaving, savingWithNewer } from '../testing/exampleSaving.js';
import { atAnAddress } from '../testing/storyFrame.js';
import { MergedNotice } from './MergedNotice.js';

const forgetMerged = fn();
const settle = fn();
const { document } = exampleSaving;
const version = { ...document, ...savingWithNewer.newer };
const edited = { ...document, body: setAssumption(document.body, 'beta', 1.6) };
const { value: merged, conflicts } = mergeDocuments(document, edited, version, documentKinds[document.kind]);

const meta = {
  title: 'Valuation/MergedNotice',
  component: MergedNotice,
  args: {
    saving: { ...exampleSaving, merged: { version, conflicts: [], restedOn: 1 }, forgetMerged, settle },
    edited: document,
    isReadOnly: false,
  },
  decorators: [atAnAddress],
} satisfies Meta<typeof MergedNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Merged: Story = {
  name: '[VALUATION-SCREENS-180] Says what was merged, and goes when it is dismissed',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await expect(forgetMerged).toHaveBeenCalledOnce();
  },
};

export const Contradicting: Story = {
  args: {
    saving: {
      ...exampleSaving,
      merged: { version, conflicts: conflicts.map((conflict) => ({ conflict, side: 'mine' })), restedOn: 1 },
      forgetMerged,
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
