import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleSaving, savingWithNewer } from '../testing/exampleSaving.js';
import { atAnAddress } from '../testing/storyFrame.js';
import { MergedNotice } from './MergedNotice.js';

const forgetMerged = fn();

const meta = {
  title: 'Valuation/MergedNotice',
  component: MergedNotice,
  args: { saving: { ...exampleSaving, merged: savingWithNewer.newer, forgetMerged } },
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
