import {
  CommandRegistryContext,
  createCommandRegistry,
  type KeyCombination,
} from '@finance-analyst/contributions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { EditedHere, editedValuation } from '../testing/storyFrame.js';
import { ForecastTable } from './ForecastTable.js';
import { keyMessages } from './keyMessages.js';
import { forecastPlace, readOnlyForecastPlace } from './forecastPlace.js';
import type { ForecastTableProps } from './ForecastTableProps.js';

const everyYear = (input: string, value: number): Record<string, number> =>
  Object.fromEntries([1, 2, 3, 4, 5].map((period) => [`${input}@${period}`, value]));

function Editable(props: ForecastTableProps) {
  return (
    <EditedHere start={props.valuation}>
      {(valuation, edit) => (
        <ForecastTable
          {...props}
          valuation={valuation}
          onEdit={(id, value) => {
            edit(id, value);
            props.onEdit(id, value);
          }}
        />
      )}
    </EditedHere>
  );
}

const meta = {
  title: 'Valuation/ForecastTable',
  component: ForecastTable,
  args: {
    valuation: exampleValuation(),
    historyYears: 3,
    scale: 'millions',
    onExplain: fn(),
    onEdit: fn(),
    onFillRight: fn(),
    onReset: fn(),
  },
  render: (args) => <Editable {...args} />,
} satisfies Meta<typeof ForecastTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeYearsOfHistory: Story = {};
export const TenForecastYears: Story = {
  args: { valuation: exampleValuation(exampleDocument({ years: 10 })), historyYears: 10 },
};
export const LossMaking: Story = {
  args: {
    valuation: editedValuation({ ...everyYear('operating_margin', -0.12), 'operating_margin@5': 0.04 }),
  },
};
export const Edited: Story = {
  args: { valuation: editedValuation({ 'revenue_growth@2': 0.25, 'tax_rate@5': 0.3 }) },
};
export const FarFromTheUsual: Story = {
  args: { valuation: editedValuation({ ...everyYear('revenue_growth', 9), 'tax_rate@5': 0.9 }) },
};
export const ReadOnly: Story = {
  args: { valuation: editedValuation({ 'tax_rate@5': 0.3 }), isReadOnly: true },
};
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
      const lines = new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      await expect(lines.size).toBeLessThanOrEqual(2);
    }
  },
};

const cellOf = (field: HTMLElement): HTMLElement | null => field.closest('td');

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

/** 320 px at text of 125 %. */
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
    await userEvent.keyboard('30{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2', 0.3);
    await expect(cellOf(margin)).toHaveFocus();
    await userEvent.keyboard('{F2}{ArrowUp}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2', 0.301);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2', 0.291);
    await userEvent.keyboard('99{Escape}');
    await expect(margin).toHaveValue('29.1');
    await expect(margin).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(cellOf(margin)).toHaveFocus();
    await expect(args.onEdit).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{ArrowRight}{F2}');
    await expect(canvas.getByRole('textbox', { name: 'Operating margin 2028 %' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowRight}22{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@4', 0.22);
    // A row of figures, one after the other.
    await userEvent.keyboard('{ArrowLeft}21{Enter}{ArrowLeft}20{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith('operating_margin@3', 0.21);
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2', 0.2);
    // What is refused is not left.
    await userEvent.keyboard('{ArrowRight}5x{Enter}');
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

const registry = createCommandRegistry([]);

/** A table that has a registry to tell its keys to. */
const Told: Partial<Story> = {
  decorators: [
    (Story) => (
      <CommandRegistryContext value={registry}>
        <Story />
      </CommandRegistryContext>
    ),
  ],
};

/** Keys as `userEvent.keyboard` presses them. */
const pressed = ({ key = '', primary, shift }: KeyCombination): string => {
  const held = primary ? 'Control' : shift ? 'Shift' : null;
  return held === null ? `{${key}}` : `{${held}>}{${key}}{/${held}}`;
};

type Does = Readonly<Record<string, (keys: readonly KeyCombination[]) => Promise<void>>>;

const press = async (...keys: readonly KeyCombination[]): Promise<void> => {
  await userEvent.keyboard(keys.map(pressed).join(''));
};

/** What is tried in the middle of the table: a cell, its field, and where each key leads from there. */
const middleOf = (grid: HTMLElement) => {
  const table = within(grid);
  const figure = (name: RegExp): HTMLElement => table.getByRole('button', { name });
  const fieldIn = (year: number): HTMLInputElement =>
    table.getByRole<HTMLInputElement>('textbox', { name: `Growth ${year} %` });
  const field = fieldIn(2027);
  const cell = cellOf(field);
  const leadsTo: Readonly<Record<string, () => Element | null | undefined>> = {
    '{ArrowUp}': () => figure(/^Explain Revenue 2027:/u),
    '{ArrowDown}': () => figure(/^Explain Operating income 2027:/u),
    '{ArrowLeft}': () => cellOf(fieldIn(2026)),
    '{ArrowRight}': () => cellOf(fieldIn(2028)),
    '{Home}': () => figure(/^Explain Growth 2023:/u),
    '{End}': () => cell?.closest('tr')?.lastElementChild?.querySelector('button'),
    '{Control>}{Home}{/Control}': () => figure(/^Explain Revenue 2023:/u),
    '{Control>}{End}{/Control}': () => figure(/^Explain Present value 2030:/u),
  };
  return { figure, field, cell, leadsTo };
};

/** What the keys do that the forecast tells wherever it stands. */
const readingDoes = (
  { figure, cell, leadsTo }: ReturnType<typeof middleOf>,
  { onExplain }: Pick<ForecastTableProps, 'onExplain'>,
): Does => {
  const eachLeads = async (keys: readonly KeyCombination[]): Promise<void> => {
    for (const key of keys) {
      cell?.focus();
      await press(key);
      await expect(document.activeElement).toBe(leadsTo[pressed(key)]?.());
    }
  };
  return {
    [keyMessages.move]: eachLeads,
    [keyMessages.alongRow]: eachLeads,
    [keyMessages.alongTable]: eachLeads,
    [keyMessages.explain]: async (keys) => {
      figure(/^Explain Revenue 2027:/u).focus();
      await press(...keys);
      await expect(onExplain).toHaveBeenLastCalledWith({ kind: 'model', name: 'revenue', period: 2 });
    },
  };
};

const steps: Readonly<Record<string, number>> = {
  '{ArrowUp}': 0.1,
  '{ArrowDown}': -0.1,
  '{Shift>}{ArrowUp}{/Shift}': 1,
  '{Shift>}{ArrowDown}{/Shift}': -1,
  '{PageUp}': 1,
  '{PageDown}': -1,
};

export const EveryToldKey: Story = {
  ...Told,
  name: '[VALUATION-SCREENS-43] Every key that the forecast tells does what it says',
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(registry.places).toEqual([forecastPlace]));
    const middle = middleOf(canvas.getByRole('grid'));
    const { field, cell } = middle;
    const begin = async (): Promise<void> => {
      cell?.focus();
      await press({ key: 'F2' });
    };
    const eachSteps = async (keys: readonly KeyCombination[]): Promise<void> => {
      for (const key of keys) {
        await begin();
        const before = Number(field.value);
        await press(key);
        await expect(Number(field.value) - before).toBeCloseTo(steps[pressed(key)] ?? NaN, 6);
      }
    };
    const does: Does = {
      ...readingDoes(middle, args),
      [keyMessages.begin]: async (keys) => {
        for (const key of keys) {
          cell?.focus();
          await press(key);
          await expect(field).toHaveFocus();
        }
        cell?.focus();
        await userEvent.keyboard('7');
        await expect(field).toHaveValue('7');
        await press({ key: 'Escape' }, { key: 'Escape' });
      },
      [keyMessages.take]: async (keys) => {
        await begin();
        await userEvent.keyboard('12');
        await press(...keys);
        await expect(args.onEdit).toHaveBeenLastCalledWith('revenue_growth@2', 0.12);
        await expect(cell).toHaveFocus();
      },
      [keyMessages.giveUp]: async (keys) => {
        await begin();
        await userEvent.keyboard('99');
        await press(...keys);
        await expect(field).toHaveValue('12');
        await expect(field).toHaveFocus();
        await press(...keys);
        await expect(cell).toHaveFocus();
      },
      [keyMessages.step]: eachSteps,
      [keyMessages.stepFar]: eachSteps,
    };
    for (const { title, keys } of forecastPlace.keys) await does[title]?.(keys);
    await expect(Object.keys(does)).toEqual(forecastPlace.keys.map(({ title }) => title));
  },
};

export const ReadOnlyKeys: Story = {
  ...Told,
  name: '[VALUATION-SCREENS-43] Begins no entry where there can be none, and tells no keys of any',
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(registry.places).toEqual([readOnlyForecastPlace]));
    const middle = middleOf(canvas.getByRole('grid'));
    const { field, cell } = middle;
    const shown = field.value;
    for (const typed of ['{Enter}', '{F2}', '7', '-']) {
      cell?.focus();
      await userEvent.keyboard(typed);
      await expect(cell).toHaveFocus();
      await expect(field).toHaveValue(shown);
    }
    await expect(args.onEdit).not.toHaveBeenCalled();
    const does = readingDoes(middle, args);
    for (const { title, keys } of readOnlyForecastPlace.keys) await does[title]?.(keys);
    await expect(Object.keys(does)).toEqual(readOnlyForecastPlace.keys.map(({ title }) => title));
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
    await expect(stops()).toEqual([cellOf(growth)]);
    await userEvent.tab();
    await expect(table).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(cellOf(growth)).toHaveFocus();
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
