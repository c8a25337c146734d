import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FigureResult } from '@finance-analyst/figures';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ChartFile } from '../drawing/saveFile.js';
import { WaterfallChart } from './WaterfallChart.js';

const known = (value: number): FigureResult => ({ ok: true, value });

const meta = {
  title: 'Charts/WaterfallChart',
  component: WaterfallChart,
  args: {
    title: 'From cash flows to equity',
    summary: 'Four fifths of the equity value of 17,592 come after the forecast.',
    format: { kind: 'amount', scale: 'millions', currency: 'USD' },
    provenance: {
      company: 'Example Instruments (EXM)',
      label: '10-K 2025',
      filed: '2026-02-14',
      price: { source: 'Exchange', day: '2026-11-20' },
    },
    steps: [
      { id: 'flows', label: 'Flows', value: known(3_846e6), role: 'flow' },
      { id: 'terminal', label: 'Terminal', value: known(13_979e6), role: 'flow' },
      { id: 'cash', label: 'Cash', value: known(612e6), role: 'flow' },
      { id: 'debt', label: 'Debt', value: known(-845e6), role: 'flow' },
      { id: 'equity', label: 'Equity', value: known(17_592e6), role: 'total' },
    ],
    onSave: fn<(file: ChartFile) => void>(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WaterfallChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ValueOfEquity: Story = {};

export const DebtAboveValue: Story = {
  args: {
    summary: 'Debt exceeds what the business is worth.',
    steps: [
      { id: 'flows', label: 'Flows', value: known(420e6), role: 'flow' },
      { id: 'terminal', label: 'Terminal', value: known(-35e6), role: 'flow' },
      { id: 'debt', label: 'Debt', value: known(-2_100e6), role: 'flow' },
      { id: 'equity', label: 'Equity', value: known(-1_715e6), role: 'total' },
    ],
  },
};

export const TinyBesideHuge: Story = {
  args: {
    steps: [
      { id: 'flows', label: 'Present value of flows', value: known(98_765_432e6), role: 'flow' },
      { id: 'cash', label: 'Cash', value: known(1e6), role: 'flow' },
      { id: 'equity', label: 'Equity', value: known(98_765_433e6), role: 'total' },
    ],
  },
};

export const ManySteps: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Present value of the forecast', value: known(3_846e6), role: 'flow' },
      { id: 'b', label: 'Present value of the terminal', value: known(13_979e6), role: 'flow' },
      { id: 'ev', label: 'Enterprise value', value: known(17_825e6), role: 'total' },
      { id: 'c', label: 'Cash and short-term investments', value: known(612e6), role: 'flow' },
      { id: 'd', label: 'Debt', value: known(-845e6), role: 'flow' },
      { id: 'e', label: 'Leases', value: known(-210e6), role: 'flow' },
      { id: 'f', label: 'Minority interests', value: known(-46e6), role: 'flow' },
      { id: 'eq', label: 'Equity value', value: known(17_336e6), role: 'total' },
    ],
  },
};

export const MissingStep: Story = {
  args: {
    steps: [
      { id: 'flows', label: 'Flows', value: known(3_846e6), role: 'flow' },
      {
        id: 'debt',
        label: 'Debt',
        value: { ok: false, reason: 'Depends on debt, which has not been entered' },
        role: 'flow',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'No value for Debt. Depends on debt, which has not been entered. See the table for the others.',
      ),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Empty: Story = {
  args: {
    state: { kind: 'empty', title: 'How cash flows become equity', message: 'Choose a company first.' },
  },
};
export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      title: 'The value could not be calculated',
      message: 'Growth is above the cost of capital.',
    },
  },
};
export const Sample: Story = { args: { sample: true } };

export const ReadByKeyboard: Story = {
  name: '[CHARTS-10] Read by keyboard',
  args: { onSelect: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('application', { name: /From cash flows to equity/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Flows: 3,846');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Debt: −845');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('debt');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

const choose = async (canvasElement: HTMLElement, name: RegExp): Promise<void> => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Actions of/ }));
  await userEvent.click(await page.findByRole('menuitem', { name }));
  await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
};

export const TableTwin: Story = {
  name: '[CHARTS-11] Table twin',
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, /Show as table/);
    const table = canvas.getByRole('table', { name: 'From cash flows to equity' });
    await expect(within(table).getByRole('columnheader', { name: 'USD m' })).toBeVisible();
    await expect(within(table).getByRole('row', { name: 'Debt −845' })).toBeVisible();
    await expect(canvas.getByText(/Four fifths/)).toBeVisible();
  },
};

export const TableOpensSteps: Story = {
  name: '[CHARTS-147] Opens a step from its figure in the table',
  args: { onSelect: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, /Show as table/);
    await userEvent.click(canvas.getByRole('button', { name: /^Explain Debt/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('debt');
  },
};

export const Shares: Story = {
  name: '[CHARTS-130] Steps with their shares of the whole',
  args: {
    title: 'What explains the difference',
    summary: 'Beta explains −7.20 of −7.50.',
    rowTitle: 'Changed input',
    format: { kind: 'per-share', currency: 'USD', precision: 2, sign: 'always' },
    steps: [
      { id: 'beta', label: 'Beta', value: known(-7.2), role: 'flow', share: 0.96 },
      { id: 'growth', label: 'Terminal growth', value: known(-1.5), role: 'flow', share: 0.2 },
      { id: 'debt', label: 'Debt', value: known(1.2), role: 'flow', share: -0.16 },
      { id: 'total', label: 'Difference', value: known(-7.5), role: 'total', share: 1 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('−7.20 (96%)')).toBeVisible();
    await choose(canvasElement, /Show as table/);
    const table = canvas.getByRole('table', { name: 'What explains the difference' });
    await expect(within(table).getByRole('columnheader', { name: 'Changed input' })).toBeVisible();
    await expect(within(table).getByRole('columnheader', { name: /Share of the whole/ })).toBeVisible();
    await expect(within(table).getByRole('row', { name: 'Debt +1.20 −16%' })).toBeVisible();
  },
};

export const Files: Story = {
  name: '[CHARTS-12] Files',
  play: async ({ args, canvasElement }) => {
    const saved = async (index: number): Promise<ChartFile> => {
      // The picture is drawn and encoded first, which takes time on a busy machine.
      await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(index + 1), { timeout: 10_000 });
      const file = args.onSave?.mock.calls[index]?.[0];
      if (!file) throw new Error('No file was saved.');
      return file;
    };
    await choose(canvasElement, /CSV, decimal points/);
    const csv = await saved(0);
    await expect(csv.name).toBe('from-cash-flows-to-equity.csv');
    await expect(await csv.content.text()).toContain('Debt,-845000000');
    await expect(await csv.content.text()).toContain('\r\nUnit,USD\r\n');
    await expect(await csv.content.text()).toContain('\r\nStep,USD,Note\r\n');
    await expect(await csv.content.text()).toContain(
      '"10-K 2025, statements filed 2026-02-14, price: Exchange, 2026-11-20"',
    );
    await choose(canvasElement, /SVG/);
    const svg = await (await saved(1)).content.text();
    await expect(svg).toContain('>−845</text>');
    // Its lines are texts of their own.
    const words = [...svg.matchAll(/>([^<]+)<\/text>/gu)].map(([, text]) => text).join(' ');
    await expect(words).toContain(
      'USD m · 10-K 2025, statements filed Feb 14, 2026, price: Exchange, Nov 20, 2026',
    );
    await expect(svg).toContain('>Example Instruments (EXM) · From cash flows to equity</text>');
    await expect(svg).toMatch(/<rect [^>]*fill="rgb\(/);
    await expect(svg).not.toContain('var(');
    await choose(canvasElement, /PNG/);
    const picture = await createImageBitmap((await saved(2)).content);
    await expect(picture.width).toBeGreaterThan(600);
  },
};

export const FileOfOtherWords: Story = {
  name: '[CHARTS-9] Names the unit of the figures in the file, whatever words the screen has for its own',
  args: { note: 'amounts in USD m' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('amounts in USD m')).toBeVisible();
    await choose(canvasElement, /CSV, decimal points/);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const text = await args.onSave?.mock.calls[0]?.[0].content.text();
    await expect(text).toContain('\r\nUnit,USD\r\n');
    await expect(text).not.toContain('millions');
  },
};
