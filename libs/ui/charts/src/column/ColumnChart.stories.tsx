import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ChartFile } from '../drawing/saveFile.js';
import { ColumnChart } from './ColumnChart.js';
import type { ChartColumn } from './layoutColumns.js';

const columns = (values: readonly (number | undefined)[], firstForecast = 3): readonly ChartColumn[] =>
  values.map((value, index) => ({
    id: String(index),
    label: String(2023 + index),
    value: value === undefined ? { ok: false, reason: 'Not filed.' } : { ok: true, value: value * 1e6 },
    part: index < firstForecast ? 'history' : 'forecast',
  }));

const meta = {
  title: 'Charts/ColumnChart',
  component: ColumnChart,
  args: {
    title: 'Free cash flow, filed and forecast',
    summary: 'Free cash flow grows from 486 to 1,141.',
    format: { kind: 'amount', scale: 'millions', currency: 'USD' },
    columns: columns([486, 602, 688, 751, 853, 957, 1053, 1141]),
    onSave: fn<(file: ChartFile) => void>(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ColumnChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HistoryAndForecast: Story = {};
export const Losses: Story = { args: { columns: columns([-120, -60, 14, 80, 150, 190, 220, 240]) } };
export const TinyBesideHuge: Story = { args: { columns: columns([0.2, 1, 3, 98_765_432]) } };
export const ManyYears: Story = {
  args: {
    columns: columns(
      Array.from({ length: 20 }, (_, year) => 1200 * 1.07 ** year),
      10,
    ),
  },
};
export const MissingYear: Story = {
  name: '[CHARTS-5] Missing year',
  args: { columns: columns([486, undefined, 688, 751, 853, 957, 1053, 1141]) },
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2024, history: not available, Not filed.');
  },
};
const rates = [12, 9, 14, 15, 16, 17, 17, 17].map((rate) => rate / 1e8);
export const Reference: Story = {
  name: '[CHARTS-124] Reference',
  args: {
    title: 'Return on invested capital',
    summary: 'It stays above its cost.',
    format: { kind: 'rate', precision: 1 },
    columns: columns(rates),
    reference: { label: 'Cost of capital', value: { ok: true, value: 0.086 } },
  },
  play: async ({ args, canvas }) => {
    const name = /^Return on invested capital. Reference: Cost of capital 8.6%. Arrow keys/;
    await expect(canvas.getByRole('application', { name })).toBeVisible();
    const menu = async (item: RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name: /Actions of/ }));
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }));
    };
    await menu(/SVG/);
    await menu(/CSV/);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    const [picture, figures] = await Promise.all(
      (args.onSave?.mock.calls ?? []).map(([file]) => file.content.text()),
    );
    await expect(picture).toContain('Cost of capital 8.6%');
    await expect(figures).toContain('Period,fraction,Cost of capital,Note\r\n2023 history,0.12,0.086,');
    await menu(/Show as table/);
    await expect(canvas.getByRole('columnheader', { name: 'Cost of capital' })).toBeVisible();
  },
};
export const MissingReference: Story = {
  name: '[CHARTS-124] Missing reference',
  args: {
    ...Reference.args,
    reference: { label: 'Cost of capital', value: { ok: false, reason: 'No beta.' } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('application', { name: /Cost of capital not available, No beta\./ }),
    ).toBeVisible();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const ForAScreenReader: Story = {
  name: '[CHARTS-15] For a screen reader',
  beforeEach: () => {
    document.documentElement.setAttribute('data-screen-reader', 'on');
    return () => {
      document.documentElement.removeAttribute('data-screen-reader');
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '2023 history' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Actions of/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Show as chart' }));
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/, 1 of 8$/);
  },
};
export const FileOfPlainNumbers: Story = {
  name: '[CHARTS-9] Names the unit of plain numbers as the screen does, in their file too',
  args: {
    title: 'Memory',
    note: 'MiB',
    summary: 'Now 1.',
    format: { kind: 'number', precision: 1 },
    columns: [{ id: 'now', label: 'Now', value: { ok: true, value: 1.25 }, part: 'history' }],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Actions of/ }));
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: /CSV, decimal points/ }),
    );
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const text = await args.onSave?.mock.calls[0]?.[0].content.text();
    await expect(text).toContain('\r\nUnit,MiB\r\n\r\nPeriod,MiB,Note\r\nNow history,1.25,\r\n');
  },
};
