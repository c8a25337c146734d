import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RangeChart } from './RangeChart.js';
import type { RangeRow } from './RangeRow.js';

const row = (label: string, middleLabel: string, values: readonly [number, number, number]): RangeRow => {
  const [low, middle, high] = values;
  return {
    id: label,
    label,
    middleLabel,
    low: { ok: true, value: low },
    middle: { ok: true, value: middle },
    high: { ok: true, value: high },
  };
};

const missing = { ok: false, reason: 'Net income is not positive.' } as const;

const meta = {
  title: 'Charts/RangeChart',
  component: RangeChart,
  args: {
    title: 'Methods side by side',
    summary: 'Values per share from 61.20 to 118.40; the price is 92.50.',
    rowTitle: 'Method',
    format: { kind: 'per-share', currency: 'USD' },
    reference: 92.5,
    rows: [
      row('Scenarios', 'Base', [71.3, 96.2, 118.4]),
      row('Sensitivity', 'Base', [84.1, 96.2, 111.9]),
      row('EV/EBITDA', 'Median', [78.5, 88.1, 99.2]),
      row('EV/EBIT', 'Median', [61.2, 83.7, 95.4]),
      {
        id: 'pe',
        label: 'P/E',
        middleLabel: 'Median',
        low: missing,
        middle: missing,
        high: missing,
      },
    ],
  },
} satisfies Meta<typeof RangeChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FourMethods: Story = {
  name: '[CHARTS-5] Four methods',
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Scenarios: 71.30 to 118.40, Base 96.20');
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const WithoutPrice: Story = { args: { reference: undefined } };
export const PriceFarAway: Story = { args: { reference: 380 } };
export const AsTable: Story = {
  name: '[CHARTS-11] As a table',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Actions of/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Show as table' }));
    await expect(canvas.getByRole('rowheader', { name: 'P/E' })).toBeVisible();
    await expect(canvas.getByText('118.40')).toBeVisible();
  },
};
