import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HandOverNotice } from './HandOverNotice.js';

const meta = {
  title: 'Valuation/HandOverNotice',
  component: HandOverNotice,
  args: {
    handOver: {
      years: 5,
      growth: 0.08,
      operatingMargins: [0.15, 0.16, 0.17, 0.18, 0.19],
      exitMultiple: 13,
    },
    onDismiss: fn(),
  },
} satisfies Meta<typeof HandOverNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithOperatingMargin: Story = {};
export const WithNetMargin: Story = {
  args: { handOver: { years: 5, growth: 0.08, operatingMargins: null, exitMultiple: null } },
};
