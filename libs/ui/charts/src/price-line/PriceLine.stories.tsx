import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceLine } from './PriceLine.js';

const meta = {
  title: 'Charts/PriceLine',
  component: PriceLine,
  args: {
    title: 'Value against price',
    summary: 'The value lies 8.4% below the price.',
    price: { ok: true, value: 149.6 },
    value: { ok: true, value: 137.01 },
    format: { kind: 'per-share', currency: 'USD' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BelowPrice: Story = {};
export const AbovePrice: Story = {
  args: { value: { ok: true, value: 203.5 }, summary: 'The value lies 36% above the price.' },
};
export const WithRange: Story = { args: { range: { low: 98, high: 163, label: '52 weeks' } } };
export const AlmostEqual: Story = { args: { value: { ok: true, value: 149.61 } } };
export const NegativeValue: Story = { args: { value: { ok: true, value: -13.3 } } };
export const MissingPrice: Story = {
  args: { price: { ok: false, reason: 'The company is not listed.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The company is not listed.')).toBeVisible();
  },
};
