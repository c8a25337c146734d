import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.js';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Filings read' },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Determinate: Story = {
  args: { value: 0.35, valueLabel: '42 of 120' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Filings read' })).toHaveAttribute(
      'aria-valuenow',
      '35',
    );
  },
};
export const Indeterminate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const LabelHidden: Story = { args: { value: 1, isLabelHidden: true } };
