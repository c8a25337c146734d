import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LineChart } from './LineChart.js';

const days = Array.from({ length: 700 }, (_, at) => 19_700 + at);
const valueOn = (at: number): number => 10_000 + 40 * at + 2_500 * Math.sin(at / 40);

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: {
    title: 'Value over time',
    summary: 'The value grew from 10,000 to 35,000.',
    days,
    series: [{ id: 'value', label: 'Value', values: days.map((_, at) => valueOn(at)), tone: 'main' }],
    format: { kind: 'amount', currency: 'USD' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Growth: Story = {};

export const WithFlows: Story = {
  args: {
    flows: days
      .filter((_, at) => at % 63 === 0)
      .map((day, at) => ({ day, amount: at % 4 === 3 ? -1_500 : 2_000 })),
    flowsLabel: 'Deposits less withdrawals',
    caption: 'Bars: deposits up, withdrawals down.',
  },
};

export const BesideAnother: Story = {
  args: {
    title: 'Return',
    summary: 'The portfolio returned 12%, the benchmark 9%.',
    format: { kind: 'rate' },
    series: [
      { id: 'own', label: 'Portfolio', values: days.map((_, at) => at / 5_800), tone: 'main' },
      { id: 'other', label: 'Benchmark', values: days.map((_, at) => at / 7_700), tone: 'second' },
    ],
  },
};

export const Drawdown: Story = {
  args: {
    title: 'Drawdown',
    summary: 'The deepest was −25%.',
    format: { kind: 'rate' },
    series: [
      {
        id: 'loss',
        label: 'Drawdown',
        values: days.map((_, at) => -Math.abs(Math.sin(at / 90)) / 4),
        tone: 'loss',
      },
    ],
    marks: [{ day: 19_841, label: '−25.0%, 28 Apr 2024' }],
  },
};

export const WithGap: Story = {
  args: {
    series: [
      {
        id: 'value',
        label: 'Value',
        values: days.map((_, at) => (at > 200 && at < 300 ? Number.NaN : valueOn(at))),
        tone: 'main',
      },
    ],
  },
};

export const WithoutValues: Story = {
  args: { series: [{ id: 'value', label: 'Value', values: days.map(() => Number.NaN), tone: 'main' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No day has a value.')).toBeVisible();
  },
};

export const Read: Story = {
  name: '[CHARTS-10] A line is read day by day with the arrow keys',
  args: {
    days: days.slice(0, 5),
    series: [{ id: 'value', label: 'Value', values: [1, 2, 3, 4, 5], tone: 'main' }],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Dec 13, 2023: 5/);
  },
};
