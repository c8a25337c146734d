import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { editedValuation } from '../testing/storyFrame.js';
import { ChecksLink } from './ChecksLink.js';

const meta = {
  title: 'Valuation/ChecksLink',
  component: ChecksLink,
  args: { valuation: editedValuation({ terminal_growth: 0.05 }) },
} satisfies Meta<typeof ChecksLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Warnings: Story = {};
export const ErrorWithoutValue: Story = { args: { valuation: editedValuation({ terminal_growth: 0.4 }) } };
export const NothingWrong: Story = {
  args: { valuation: editedValuation({ terminal_growth: 0, beta: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
