import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HandOverNotice } from './HandOverNotice.js';

const meta = {
  title: 'Valuation/HandOverNotice',
  component: HandOverNotice,
  args: {
    handOver: {
      ok: true,
      value: {
        years: 5,
        growth: 0.08,
        operatingMargins: [0.15, 0.16, 0.17, 0.18, 0.19],
        exitMultiple: 13,
      },
    },
    onDismiss: fn(),
  },
} satisfies Meta<typeof HandOverNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithOperatingMargin: Story = {};
export const WithNetMargin: Story = {
  args: {
    handOver: { ok: true, value: { years: 5, growth: 0.08, operatingMargins: null, exitMultiple: null } },
  },
};
export const WithoutBaseCase: Story = {
  args: { handOver: { ok: false, reason: 'The base case needs revenue growth and exit P/E.' } },
};
