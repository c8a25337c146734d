import {
  CommandRegistryContext,
  createCommandRegistry,
  type KeyCombination,
} from '@finance-analyst/contributions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { copiedHere } from '../testing/copiedHere.js';
import { EditableForecast, cellOf, forecastArgs } from '../testing/editableForecast.js';
import { ForecastTable } from '../forecast/ForecastTable.js';
import { keyMessages } from '../key-scopes/keyMessages.js';
import { forecastKeyScope, readOnlyForecastKeyScope } from '../key-scopes/forecastKeyScope.js';
import type { ForecastTableProps } from '../forecast/ForecastTableProps.js';

const registry = createCommandRegistry([]);

/** A table that has a registry to tell its keys to. */
const meta = {
  title: 'Valuation/ForecastTable/Keys',
  component: ForecastTable,
  args: forecastArgs(),
  render: (args) => <EditableForecast {...args} />,
  decorators: [
    (Story) => (
      <CommandRegistryContext value={registry}>
        <Story />
      </CommandRegistryContext>
    ),
  ],
} satisfies Meta<typeof ForecastTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keys as `userEvent.keyboard` presses them. */
const pressed = ({ key = '', primary, shift }: KeyCombination): string => {
  const held = primary ? 'Control' : shift ? 'Shift' : null;
  const own = key.length === 1 ? key : `{${key}}`;
  return held === null ? own : `{${held}>}${own}{/${held}}`;
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
    '{ArrowDown}': () => cellOf(table.getByRole('textbox', { name: 'Operating margin 2027 %' })),
    '{ArrowLeft}': () => cellOf(fieldIn(2026)),
    '{ArrowRight}': () => cellOf(fieldIn(2028)),
    '{Home}': () => figure(/^Explain Growth 2023:/u),
    '{End}': () => cell?.closest('tr')?.lastElementChild?.querySelector('button'),
    '{Control>}{ArrowUp}{/Control}': () => figure(/^Explain Revenue 2027:/u),
    '{Control>}{ArrowDown}{/Control}': () => figure(/^Explain Present value 2027:/u),
    '{Control>}{ArrowLeft}{/Control}': () => figure(/^Explain Growth 2023:/u),
    '{Control>}{ArrowRight}{/Control}': () => cell?.closest('tr')?.lastElementChild?.querySelector('button'),
    '{Control>}{Home}{/Control}': () => figure(/^Explain Revenue 2023:/u),
    '{Control>}{End}{/Control}': () => figure(/^Explain Present value 2030:/u),
  };
  const selected = (): readonly Element[] => [...grid.querySelectorAll('[aria-selected="true"]')];
  return { grid, figure, field, fieldIn, cell, leadsTo, selected };
};

/** What the keys do that the forecast tells wherever it stands. */
const readingDoes = (
  { grid, figure, cell, leadsTo, selected }: ReturnType<typeof middleOf>,
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
    [keyMessages.far]: eachLeads,
    [keyMessages.select]: async (keys) => {
      for (const key of keys) {
        cell?.focus();
        await press(key);
        const other = leadsTo[pressed({ ...key, shift: false })]?.()?.closest('td');
        await expect(selected()).toHaveLength(2);
        await expect(selected()).toEqual(expect.arrayContaining([cell, other]));
        await userEvent.keyboard('{Escape}');
        await expect(selected()).toEqual([]);
      }
    },
    [keyMessages.selectLine]: async ([row, column]) => {
      cell?.focus();
      await press(row ?? {});
      await expect(new Set(selected().map((one) => one.closest('tr')))).toEqual(
        new Set([cell?.closest('tr')]),
      );
      await expect(selected()).toHaveLength(8);
      await press({ key: 'Escape' }, column ?? {});
      await expect(new Set(selected().map((one) => (one as HTMLTableCellElement).cellIndex)).size).toBe(1);
      await expect(selected().length).toBeGreaterThan(8);
      await press({ key: 'Escape' });
    },
    [keyMessages.selectAll]: async (keys) => {
      cell?.focus();
      await press(...keys);
      await expect(selected()).toHaveLength(grid.querySelectorAll('tbody td[aria-selected]').length);
      await expect(selected().length).toBeGreaterThan(80);
      await press({ key: 'Escape' });
    },
    [keyMessages.copy]: async () => {
      cell?.focus();
      await press({ key: 'ArrowRight', shift: true });
      await expect(copiedHere().split('\t')).toHaveLength(2);
      await press({ key: 'Escape' });
    },
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
  name: '[VALUATION-SCREENS-43] Every key that the forecast tells does what it says',
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(registry.keyScopes).toEqual([forecastKeyScope]));
    const middle = middleOf(canvas.getByRole('grid'));
    const { field, cell } = middle;
    const shownFirst = field.value;
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
      [keyMessages.takeDown]: async ([down, up]) => {
        await begin();
        await userEvent.keyboard('12');
        await press(down ?? {});
        await expect(args.onEdit).toHaveBeenLastCalledWith('revenue_growth@2027-12-31', 0.12);
        const below = middle.leadsTo['{ArrowDown}']?.();
        await expect(below).toHaveFocus();
        await userEvent.keyboard('21');
        await press(up ?? {});
        await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2027-12-31', 0.21);
        await expect(cell).toHaveFocus();
      },
      [keyMessages.takeAcross]: async ([next, previous]) => {
        await begin();
        await userEvent.keyboard('12.5');
        await press(next ?? {});
        await expect(args.onEdit).toHaveBeenLastCalledWith('revenue_growth@2027-12-31', 0.125);
        await expect(cellOf(middle.fieldIn(2028))).toHaveFocus();
        await userEvent.keyboard('11');
        await press(previous ?? {});
        await expect(args.onEdit).toHaveBeenLastCalledWith('revenue_growth@2028-12-31', 0.11);
        await expect(cell).toHaveFocus();
      },
      [keyMessages.giveUp]: async (keys) => {
        await begin();
        await userEvent.keyboard('99');
        await press(...keys);
        await expect(field).toHaveValue('12.5');
        await expect(field).toHaveFocus();
        await press(...keys);
        await expect(cell).toHaveFocus();
      },
      [keyMessages.reset]: async (keys) => {
        for (const key of keys) {
          cell?.focus();
          await userEvent.keyboard('12.5{Enter}');
          cell?.focus();
          await press(key);
          await expect(args.onResetRows).toHaveBeenLastCalledWith(['revenue_growth@2027-12-31']);
          await expect(field).toHaveValue(shownFirst);
        }
        await expect(args.onResetRows).toHaveBeenCalledTimes(keys.length);
      },
      [keyMessages.paste]: async () => {
        cell?.focus();
        await userEvent.paste('9.5%');
        await expect(args.onPaste).toHaveBeenLastCalledWith(new Map([['revenue_growth@2027-12-31', 0.095]]));
      },
      [keyMessages.fillRight]: async (keys) => {
        cell?.focus();
        await press(...keys);
        await expect(args.onFillRight).toHaveBeenLastCalledWith(['revenue_growth@2027-12-31']);
      },
      [keyMessages.step]: eachSteps,
      [keyMessages.stepFar]: eachSteps,
    };
    for (const { title, keys } of forecastKeyScope.keys) await does[title]?.(keys);
    await expect(Object.keys(does)).toEqual(forecastKeyScope.keys.map(({ title }) => title));
  },
};

export const ReadOnlyKeys: Story = {
  name: '[VALUATION-SCREENS-43] Begins no entry where there can be none, and tells no keys of any',
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(registry.keyScopes).toEqual([readOnlyForecastKeyScope]));
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
    for (const { title, keys } of readOnlyForecastKeyScope.keys) await does[title]?.(keys);
    await expect(Object.keys(does)).toEqual(readOnlyForecastKeyScope.keys.map(({ title }) => title));
  },
};
