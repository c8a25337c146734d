import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { exampleLossMaker, exampleValuation2 } from '../testing/exampleModel2.js';
import { EditableForecast, cellOf, forecastArgs } from '../testing/editableForecast.js';
import { editedValuation } from '../testing/storyFrame.js';
import { ForecastTable } from './ForecastTable.js';

const everyYear = (input: string, value: number): Record<string, number> =>
  Object.fromEntries([1, 2, 3, 4, 5].map((period) => [`${input}@${2025 + period}-12-31`, value]));

const meta = {
  title: 'Valuation/ForecastTable',
  component: ForecastTable,
  args: forecastArgs(),
  render: (args) => <EditableForecast {...args} />,
} satisfies Meta<typeof ForecastTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeYearsOfHistory: Story = {};
export const TenForecastYears: Story = {
  args: { valuation: exampleValuation(exampleDocument({ years: 10 })), historyYears: 10 },
};
export const LossMaking: Story = {
  args: {
    valuation: editedValuation({
      ...everyYear('operating_margin', -0.12),
      'operating_margin@2030-12-31': 0.04,
    }),
  },
};
export const Edited: Story = {
  args: { valuation: editedValuation({ 'revenue_growth@2027-12-31': 0.25, 'tax_rate@2030-12-31': 0.3 }) },
};
export const FarFromTheUsual: Story = {
  args: { valuation: editedValuation({ ...everyYear('revenue_growth', 9), 'tax_rate@2030-12-31': 0.9 }) },
};
export const Version2: Story = {
  name: '[VALUATION-SCREENS-402] A first period that is part of a year, and NOPAT less reinvestment',
  args: { valuation: exampleValuation2() },
};
export const Undecided: Story = {
  name: '[VALUATION-SCREENS-403] Empty entries where a margin is not decided',
  args: { valuation: exampleLossMaker() },
  play: async ({ args, canvas }) => {
    const margin = canvas.getByRole<HTMLInputElement>('textbox', { name: /^Operating margin 2026/u });
    await expect(margin).toHaveValue('');
    await userEvent.click(margin);
    await userEvent.keyboard('4.5{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith('operating_margin@2026-12-31', 0.045);
    await expect(margin).toHaveValue('4.5');
  },
};
export const OpensAMultiple: Story = {
  name: '[VALUATION-SCREENS-404] Enters revenue added per unit of capital as a multiple',
  args: { valuation: exampleValuation2() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase in invested capital/u }));
    await userEvent.click(canvas.getByRole('button', { name: /^Amortization of acquired intangibles/u }));
    const turnover = canvas.getByRole('textbox', { name: /^Revenue added per unit of capital 2027/u });
    await userEvent.click(turnover);
    await userEvent.keyboard('1.8{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith('sales_to_capital@2027-12-31', 1.8);
    await expect(turnover).toHaveValue('1.80');
    await expect(canvas.getByRole('textbox', { name: /^Annual amortization .* 2027/u })).toHaveValue('51');
  },
};
export const ReadOnly: Story = {
  args: { valuation: editedValuation({ 'tax_rate@2030-12-31': 0.3 }), isReadOnly: true },
};
/** Smaller letters in a line begin and end elsewhere than the others of it. */
function linesOf(words: Range): number {
  let lines = 0;
  let end = -Infinity;
  for (const { top, bottom, width } of [...words.getClientRects()].toSorted((a, b) => a.top - b.top)) {
    if (width > 0 && top > end - 4) lines += 1;
    end = Math.max(end, bottom);
  }
  return lines;
}

export const Narrow: Story = {
  name: '[VALUATION-SCREENS-41] The name of a row in two lines at most, where there is little room',
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader');
    await expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const words = document.createRange();
      words.selectNodeContents(name);
      await expect(linesOf(words)).toBeLessThanOrEqual(2);
    }
  },
};

const inSight = (cell: HTMLElement): boolean => {
  const { left, right } = cell.getBoundingClientRect();
  const seen = cell.closest('table')?.parentElement?.getBoundingClientRect();
  return right > left && seen !== undefined && left >= seen.left && right <= seen.right;
};

export const NarrowShortHistory: Story = {
  ...Narrow,
  name: '[VALUATION-SCREENS-27] Two forecast years in sight where there is little room',
  args: { isHistoryShort: true },
  play: async ({ canvas }) => {
    const head = canvas.getAllByRole('columnheader');
    const seen = head.filter(inSight).map(({ textContent }) => textContent);
    await expect(seen.slice(0, 4)).toEqual(['Fiscal year', '2025', '2026', '2027']);
    const revenue = canvas.getByRole('button', { name: /^Explain Revenue 2027:/u });
    await expect(inSight(revenue)).toBe(true);
    await expect(canvas.queryByRole('button', { name: /^Explain Revenue 2024:/u })).toBeNull();
  },
};

/** 320 px at text of 125%. */
export const Narrowest: Story = {
  name: '[VALUATION-SCREENS-27] A forecast year in sight on the smallest screen with large text',
  args: { isHistoryShort: true },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', maxWidth: '13.75rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const seen = canvas.getAllByRole('columnheader').filter(inSight);
    await expect(seen.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Fiscal year', '2026']);
    await expect(inSight(canvas.getByRole('button', { name: /^Explain Revenue 2026:/u }))).toBe(true);
  },
};

export const NarrowLongHistory: Story = {
  ...Narrow,
  name: '[VALUATION-SCREENS-27] All of the history where it was asked for',
  args: { historyYears: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Explain Revenue 2024:/u })).toBeVisible();
  },
};

export const WideShortHistory: Story = {
  name: '[VALUATION-SCREENS-27] A short history whole where there is room',
  args: { isHistoryShort: true },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', width: '50rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Explain Revenue 2024:/u })).toBeVisible();
  },
};

export const EditsByKeyboard: Story = {
  name: '[VALUATION-SCREENS-2] Edits a cell by keyboard',
  play: async ({ args, canvas }) => {
    const margin = canvas.getByRole('textbox', { name: 'Operating margin 2027 %' });
    await userEvent.click(margin);
    await expect(cellOf(margin)).toHaveFocus();
    await userEvent.keyboard('30{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2027-12-31', 0.3);
    // Nothing below it takes entries.
    await expect(cellOf(margin)).toHaveFocus();
    await userEvent.keyboard('{F2}{ArrowUp}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2027-12-31', 0.301);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2027-12-31', 0.291);
    await userEvent.keyboard('99{Escape}');
    await expect(margin).toHaveValue('29.1');
    await expect(margin).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(cellOf(margin)).toHaveFocus();
    await expect(args.onEdit).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{ArrowRight}{F2}');
    await expect(canvas.getByRole('textbox', { name: 'Operating margin 2028 %' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowRight}22{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2029-12-31', 0.22);
    // What is refused is not left by Enter.
    await userEvent.keyboard('{ArrowLeft}5x{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Operating margin 2028 %' })).toHaveFocus();
  },
};

export const ReachesEveryFigureByArrows: Story = {
  name: '[VALUATION-SCREENS-29] Reaches every figure by arrows',
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('grid'));
    const figure = (name: RegExp): HTMLElement => table.getByRole('button', { name });
    const field = (name: string): HTMLElement => table.getByRole('textbox', { name });
    await userEvent.tab();
    await expect(figure(/^Explain Revenue 2026:/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(figure(/^Explain Revenue 2025:/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(figure(/^Explain Growth 2025:/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(cellOf(field('Growth 2026 %'))).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(document.activeElement?.closest('td')).toBe(
      figure(/^Explain Growth 2025:/u).closest('tr')?.lastElementChild,
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cellOf(field('Growth 2030 %'))).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(figure(/^Explain Growth 2023:/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(figure(/^Explain Taxes 2026:/u)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExplain).toHaveBeenLastCalledWith({
      kind: 'model',
      name: 'operating_taxes',
      period: 1,
    });
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(figure(/^Explain Present value 2030:/u)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(figure(/^Explain Revenue 2023:/u)).toHaveFocus();
  },
};

export const OneTabStop: Story = {
  name: '[VALUATION-SCREENS-29] The table is one tab stop, also when it is edited',
  args: { ...Edited.args },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid');
    const stops = (): readonly Element[] =>
      [...table.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops()).toHaveLength(1);
    const growth = canvas.getByRole('textbox', { name: 'Growth 2026 %' });
    await userEvent.click(growth);
    await userEvent.keyboard('12{Enter}');
    const margin = canvas.getByRole('textbox', { name: 'Operating margin 2026 %' });
    await expect(stops()).toEqual([cellOf(margin)]);
    await userEvent.tab();
    await expect(table).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(cellOf(margin)).toHaveFocus();
  },
};

export const RefusedEntry: Story = {
  name: '[VALUATION-SCREENS-25] Shows why an entry was refused after it is left',
  play: async ({ canvas }) => {
    const growth = canvas.getByRole('textbox', { name: 'Growth 2027 %' });
    await userEvent.clear(growth);
    await userEvent.type(growth, '9,5x');
    await userEvent.tab();
    await expect(growth).toBeInvalid();
    await expect(canvas.getByText(/^Growth 2027: ./u)).toBeVisible();
  },
};

const ratesOf = (canvas: ReturnType<typeof within>, line: RegExp): HTMLElement =>
  canvas.getByRole('button', { name: line });

export const FoldedRates: Story = {
  name: '[VALUATION-SCREENS-63] Rates beside their lines open to their years, by keyboard',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(12);
    const taxes = ratesOf(canvas, /^Taxes 21\.0%$/u);
    await expect(taxes).toHaveAttribute('aria-expanded', 'false');
    await expect(ratesOf(canvas, /^Depreciation 4\.1% of revenue$/u)).toBeVisible();
    canvas.getByRole('button', { name: /^Explain Taxes 2023:/u }).focus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(taxes).toHaveFocus();
    await expect(taxes).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}24.5{Tab}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('tax_rate@2026-12-31', 0.245);
    await expect(ratesOf(canvas, /^Taxes 21\.0–24\.5%$/u)).toBeVisible();
    await userEvent.click(taxes);
    await expect(canvas.queryByRole('textbox', { name: /^Tax rate/u })).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(12);
  },
};

export const EditedRatesAreOpen: Story = {
  name: '[VALUATION-SCREENS-63] A line with an edited rate is open, and stays so while an entry is refused',
  args: { ...Edited.args },
  play: async ({ canvas }) => {
    const taxes = ratesOf(canvas, /^Taxes 21\.0–30\.0%$/u);
    await expect(taxes).toHaveAttribute('aria-expanded', 'true');
    await userEvent.dblClick(canvas.getByRole('textbox', { name: 'Tax rate 2028 %' }));
    await userEvent.keyboard('many{Tab}');
    await userEvent.click(taxes);
    await expect(canvas.getByRole('textbox', { name: 'Tax rate 2028 %' })).toBeInvalid();
    await userEvent.dblClick(canvas.getByRole('textbox', { name: 'Tax rate 2028 %' }));
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(canvas.queryByRole('textbox', { name: 'Tax rate 2028 %' })).toBeNull();
  },
};

export const NamedByItsValue: Story = {
  name: '[VALUATION-SCREENS-64] A cell is named by its value; the rest describes it',
  args: { valuation: editedValuation({ 'revenue_growth@2027-12-31': 9 }) },
  play: async ({ canvas }) => {
    const cellNamed = (field: string): HTMLElement | null =>
      cellOf(canvas.getByRole('textbox', { name: `${field} %` }));
    await expect(cellNamed('Growth 2027')).toHaveAccessibleName('900.0%');
    await expect(cellNamed('Growth 2027')).toHaveAccessibleDescription(/^Edited\. .*usual/u);
    await expect(cellNamed('Growth 2026')).toHaveAccessibleName('13.0%');
    await expect(cellNamed('Growth 2026')).toHaveAccessibleDescription('');
    cellNamed('Growth 2026')?.focus();
    await userEvent.keyboard('9x{Tab}');
    await expect(cellNamed('Growth 2026')).toHaveAccessibleName('13.0%');
    await expect(cellNamed('Growth 2026')).toHaveAccessibleDescription(/was not saved: ./u);
  },
};

export const FocusAfterReset: Story = {
  name: '[VALUATION-SCREENS-64] The focus returns to the cell after a reset',
  args: { ...Edited.args },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Growth' }));
    await expect(args.onReset).toHaveBeenLastCalledWith('revenue_growth');
    await expect(cellOf(canvas.getByRole('textbox', { name: 'Growth 2027 %' }))).toHaveFocus();
    canvas.getByRole('button', { name: 'Reset Tax rate' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReset).toHaveBeenLastCalledWith('tax_rate');
    await expect(cellOf(canvas.getByRole('textbox', { name: 'Tax rate 2030 %' }))).toHaveFocus();
  },
};
