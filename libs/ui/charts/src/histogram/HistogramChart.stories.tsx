import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HistogramChart } from './HistogramChart.js';

const counts = Array.from({ length: 40 }, (_, bin) => Math.round(900 * Math.exp(-(((bin - 17) / 8) ** 2))));

const meta = {
  title: 'Charts/HistogramChart',
  component: HistogramChart,
  args: {
    title: 'Distribution of value per share',
    summary: 'Half of the values are between 71.40 and 118.60.',
    format: { kind: 'per-share', currency: 'USD' },
    countLabel: 'Paths',
    bins: { low: 20, high: 220, counts, below: 62, above: 58 },
    marks: [
      { id: 'price', label: 'Price', value: 92.5, isReference: true },
      { id: 'p50', label: 'P50', value: 105.8 },
      { id: 'p10', label: 'P10', value: 71.4 },
      { id: 'p90', label: 'P90', value: 158.6 },
    ],
  },
} satisfies Meta<typeof HistogramChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPrice: Story = {};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const PriceOutside: Story = {
  args: { marks: [{ id: 'price', label: 'Price', value: 400, isReference: true }] },
};
export const ReadByKeyboard: Story = {
  name: '[CHARTS-10] Read by keyboard',
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Below 20.00: 62, 0\.\d\d%/);
  },
};
export const AsTable: Story = {
  name: '[CHARTS-11] As a table',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Actions of/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Show as table' }));
    await expect(canvas.getByRole('rowheader', { name: 'Below 20.00' })).toBeVisible();
  },
};
