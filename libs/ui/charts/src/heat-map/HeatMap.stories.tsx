import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FigureResult } from '@finance-analyst/figures';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { resolveColor } from '../drawing/resolveColor.js';
import { HeatMap } from './HeatMap.js';

const known = (value: number): FigureResult => ({ ok: true, value });
const values = [
  [141.3, 152.4, 165.9, 182.5, 203.5],
  [129.9, 139.1, 150.1, 163.4, 179.7],
  [120.1, 127.9, 137.0, 147.8, 160.9],
  [111.7, 118.3, 126.0, 134.9, 145.6],
  [104.4, 110.1, 116.6, 124.1, 132.9],
];
const spoken = (label: string): { label: string; spoken: string } => ({ label, spoken: `${label} percent` });

const meta = {
  title: 'Charts/HeatMap',
  component: HeatMap,
  args: {
    title: 'Value per share, WACC against growth',
    summary: 'At today’s assumptions the value lies 8% below the price.',
    rowTitle: 'WACC %',
    columnTitle: 'terminal growth %',
    rows: ['7.42', '7.92', '8.42', '8.92', '9.42'].map(spoken),
    columns: ['1.6', '2.1', '2.6', '3.1', '3.6'].map(spoken),
    cells: values.map((row) => row.map(known)),
    format: { kind: 'per-share', currency: 'USD', precision: 1 },
    base: { row: 2, column: 2 },
    reference: 149.6,
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeatMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AgainstPrice: Story = {};
export const WithoutReference: Story = { args: { reference: undefined } };
export const FarFromPrice: Story = {
  args: {
    cells: values.map((row) => row.map((value) => known((value - 120) * 40_000))),
    format: { kind: 'amount' },
  },
};
export const FiveDigits: Story = {
  name: '[CHARTS-17] Five columns of five digits, whole in a third of a desktop’s window',
  args: {
    cells: values.map((row) => row.map((value) => known(value * 200))),
    format: { kind: 'per-share', currency: 'JPY', precision: 0 },
    reference: 29_920,
  },
  decorators: [
    (Story) => (
      <div style={{ width: '23.875rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveTextContent('28,260');
    const region = canvas.getByRole('grid').parentElement;
    await expect(region?.scrollWidth).toBe(region?.clientWidth);
  },
};

export const MissingCells: Story = {
  args: {
    cells: values.map((row, index) =>
      row.map((value, column) =>
        column - index > 2 ? { ok: false, reason: 'Growth is above the cost of capital.' } : known(value),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const cell = canvas.getAllByRole('gridcell')[3];
    await expect(cell).toHaveTextContent('Not available: Growth is above the cost of capital.');
  },
};
const channelsOf = (color: string): readonly number[] =>
  (resolveColor(color).match(/\d+/gu) ?? []).map(Number);

/** The colors of a cell and its figure. */
const cellOf = (figure: HTMLElement): readonly number[] =>
  channelsOf(getComputedStyle(figure.previousElementSibling ?? figure).fill);

/** How much color a cell has: its strongest channel less its weakest. */
const colorOf = (figure: HTMLElement): number => Math.max(...cellOf(figure)) - Math.min(...cellOf(figure));

/** How much a cell's background differs from the panel's: the largest channel difference. */
function standsOut(figure: HTMLElement): number {
  const section = figure.closest('section');
  const panel = channelsOf(section ? getComputedStyle(section).backgroundColor : 'none');
  return Math.max(...cellOf(figure).map((channel, index) => Math.abs(channel - (panel[index] ?? 0))));
}

export const MoreContrast: Story = {
  name: '[CHARTS-6] Keeps its colors in high contrast',
  globals: { mode: 'high-contrast' },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const measures = [
      [colorOf, canvas.getByText('104.4')],
      [standsOut, canvas.getByText('147.8')],
    ] as const;
    const measured = (): readonly number[] => measures.map(([measure, cell]) => measure(cell));
    const withContrast = measured();
    root.removeAttribute('data-contrast');
    const usual = measured();
    root.setAttribute('data-contrast', 'more');
    for (const [index, value] of usual.entries()) {
      await expect(value).toBeGreaterThan(2);
      await expect(withContrast[index]).toBeGreaterThan(value * 0.9);
    }
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const ByKeyboard: Story = {
  name: '[CHARTS-7] By keyboard',
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Value per share, WACC against growth' });
    const cell = (text: RegExp): HTMLElement => within(grid).getByRole('gridcell', { name: text });
    // One cell is in the tab order: the current assumptions.
    await expect(
      within(grid)
        .getAllByRole('gridcell')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    cell(/^137.0 below the price, the current assumptions/).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(cell(/^163.4/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ row: 1, column: 3 });
    await userEvent.keyboard('{Home}');
    await expect(cell(/^129.9/)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cell(/^132.9/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cell(/^132.9/)).toHaveFocus();
  },
};

export const TableTwin: Story = {
  name: '[CHARTS-11] Table twin',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: /Actions of/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: /Show as table/ }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /^8.42 120.1 127.9/ })).toBeVisible());
  },
};

const asTable: Story = {
  beforeEach: () => {
    document.documentElement.setAttribute('data-screen-reader', 'on');
    return () => {
      document.documentElement.removeAttribute('data-screen-reader');
    };
  },
};

export const AsTable: Story = {
  ...asTable,
  name: '[CHARTS-11] As a table, whole where the map is, with the base case marked',
  decorators: [
    (Story) => (
      <div style={{ width: '23.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: /table$/u });
    await expect(region.scrollWidth).toBe(region.clientWidth);
    const base = canvas.getByRole('cell', { name: /137\.0.*the current assumptions/u });
    await expect(getComputedStyle(base).outlineStyle).toBe('solid');
  },
};

export const AsTableWhereNarrow: Story = {
  ...asTable,
  name: '[CHARTS-11] As a table in a narrow card, the first figures in sight',
  decorators: [
    (Story) => (
      <div style={{ width: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('region', { name: /table$/u }).getBoundingClientRect().right;
    const second = canvas.getByRole('cell', { name: '152.4' });
    await expect(second.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  },
};

/** Beside something higher, then beside nothing. */
export const InAHigherRow: Story = {
  name: '[CHARTS-150] Fills its panel, and gives the height back',
  decorators: [
    (Story) => (
      <div data-row style={{ display: 'grid', height: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvas
      .getByRole('grid', { name: /^Value per share/ })
      .parentElement?.querySelector('svg');
    const caption = canvas.getByText(/^Rows: /);
    const gap = (): number =>
      caption.getBoundingClientRect().top - (drawing?.getBoundingClientRect().bottom ?? 0);
    await waitFor(() => expect(Math.abs(gap())).toBeLessThan(16));
    const highest = drawing?.getBoundingClientRect().height ?? 0;
    canvasElement.querySelector<HTMLElement>('[data-row]')?.style.setProperty('height', 'auto');
    await waitFor(() => expect(drawing?.getBoundingClientRect().height).toBeLessThan(highest - 50));
    await waitFor(() => expect(Math.abs(gap())).toBeLessThan(16));
  },
};
