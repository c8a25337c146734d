import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ChartFile } from '../drawing/saveFile.js';
import { ColumnMultiples } from './ColumnMultiples.js';
import type { ChartColumn } from './layoutColumns.js';

const columns = (values: readonly (number | undefined)[]): readonly ChartColumn[] =>
  values.map((value, index) => ({
    id: String(2023 + index),
    label: String(2023 + index),
    value: value === undefined ? { ok: false, reason: 'Not filed.' } : { ok: true, value: value / 100 },
    part: index < 3 ? 'history' : 'forecast',
  }));

const meta = {
  title: 'Charts/ColumnMultiples',
  component: ColumnMultiples,
  args: {
    title: 'Growth, margins and returns',
    summary: 'Return on invested capital stays above its cost.',
    format: { kind: 'rate', precision: 1 },
    charts: [
      { id: 'growth', title: 'Revenue growth', columns: columns([undefined, 8.1, 6.9, 6, 5, 4, 3, 2.5]) },
      { id: 'margin', title: 'Operating margin', columns: columns([14, -3.2, 15, 16, 17, 18, 18, 18]) },
      {
        id: 'return',
        title: 'Return on invested capital',
        columns: columns([12.1, 6.4, 13.9, 14.8, 15.1, 15.2, 14.6, 14.1]),
        reference: { label: 'Cost of capital', value: { ok: true, value: 0.086 } },
      },
    ],
    onSave: fn<(file: ChartFile) => void>(),
    onSelect: fn(),
  },
} satisfies Meta<typeof ColumnMultiples>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The positions of the plots, from their left and from their top. */
const placesOf = (plots: readonly HTMLElement[], side: 'left' | 'top'): number =>
  new Set(plots.map((plot) => Math.round(plot.getBoundingClientRect()[side]))).size;

export const SideBySide: Story = {
  name: '[CHARTS-125] Side by side',
  decorators: [
    (Story) => (
      <div style={{ width: '60rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const plots = canvas.getAllByRole('application');
    await expect([placesOf(plots, 'left'), placesOf(plots, 'top')]).toEqual([3, 1]);
    canvas.getByRole('application', { name: /^Operating margin/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('margin', '2024');
  },
};

export const Stacked: Story = {
  name: '[CHARTS-125] Stacked where narrow',
  decorators: [
    (Story) => (
      <div style={{ width: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const plots = canvas.getAllByRole('application');
    await expect([placesOf(plots, 'left'), placesOf(plots, 'top')]).toEqual([1, 3]);
    await userEvent.click(canvas.getByRole('button', { name: /Actions of/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /SVG/ }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const picture = new DOMParser().parseFromString(
      (await args.onSave?.mock.calls[0]?.[0].content.text()) ?? '',
      'image/svg+xml',
    );
    const shown = plots.map((plot) => plot.querySelector('svg')?.getBoundingClientRect().height ?? 0);
    const total = shown.reduce((sum, height) => sum + height, 0);
    await expect(Number(picture.documentElement.getAttribute('height'))).toBeGreaterThan(total);
    for (const { title } of args.charts) await expect(picture.documentElement.textContent).toContain(title);
  },
};

export const Figures: Story = {
  name: '[CHARTS-125] One file of all figures',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Actions of/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const text = await args.onSave?.mock.calls[0]?.[0].content.text();
    await expect(text).toContain(
      [
        'Period,Revenue growth,Operating margin,Return on invested capital,Cost of capital,Note',
        '2023 history,,0.14,0.121,0.086,Revenue growth: Not filed.',
      ].join('\r\n'),
    );
  },
};

export const NoReference: Story = { args: { charts: meta.args.charts.slice(0, 2) } };
