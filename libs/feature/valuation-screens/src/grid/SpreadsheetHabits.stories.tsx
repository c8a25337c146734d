import { Button } from '@finance-analyst/components';
import { gridMessages } from '@finance-analyst/data-grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { within } from 'storybook/test';
import { expect, userEvent } from 'storybook/test';
import { ForecastTable } from '../forecast/ForecastTable.js';
import type { ForecastTableProps } from '../forecast/ForecastTableProps.js';
import { copiedHere } from '../testing/copiedHere.js';
import { EditableForecast, cellOf, forecastArgs } from '../testing/editableForecast.js';
import { editedValuation } from '../testing/storyFrame.js';
import { messages } from './messages.js';

/** A forecast with a save, and an undo that brings the first figures back. */
function SavedForecast(props: ForecastTableProps) {
  const [version, setVersion] = useState({});
  const [undone, setUndone] = useState(0);
  return (
    <>
      <Button
        onPress={() => {
          setVersion({});
        }}
      >
        Save
      </Button>
      <Button
        onPress={() => {
          setUndone(undone + 1);
        }}
      >
        Undo
      </Button>
      <EditableForecast {...props} version={version} undone={undone} />
    </>
  );
}

const meta = {
  title: 'Valuation/ForecastTable/Spreadsheet',
  component: ForecastTable,
  args: forecastArgs(),
  render: (args) => <EditableForecast {...args} />,
} satisfies Meta<typeof ForecastTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const fieldIn = (canvas: ReturnType<typeof within>, name: string): HTMLElement =>
  canvas.getByRole('textbox', { name: `${name} %` });

const cellIn = (canvas: ReturnType<typeof within>, name: string): HTMLElement => {
  const cell = cellOf(fieldIn(canvas, name));
  if (!cell) throw new Error(`${name} stands in no cell.`);
  return cell;
};

const selected = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('[aria-selected="true"]')].map(
    (cell) =>
      cell.querySelector('label')?.textContent ??
      cell.querySelector('button')?.textContent?.replace(/^Explain (.*):.*$/u, '$1'),
  );

export const PastesABlock: Story = {
  name: '[VALUATION-SCREENS-60] Pastes a block from a spreadsheet, announced once',
  play: async ({ args, canvas }) => {
    cellIn(canvas, 'Growth 2027').focus();
    await userEvent.paste('11.2%\t10.1%\r\n23.1\t(5.5%)\r\n');
    await expect(args.onPaste).toHaveBeenCalledOnce();
    await expect(args.onPaste).toHaveBeenLastCalledWith(
      new Map([
        ['revenue_growth@2027-12-31', 0.112],
        ['revenue_growth@2028-12-31', 0.101],
        ['operating_margin@2027-12-31', 0.231],
        ['operating_margin@2028-12-31', -0.055],
      ]),
    );
    await expect(fieldIn(canvas, 'Growth 2027')).toHaveValue('11.2');
    await expect(fieldIn(canvas, 'Operating margin 2028')).toHaveValue('−5.5');
    await expect(canvas.getByRole('status')).toHaveTextContent(gridMessages.filled(4));
    await expect(selected()).toEqual([
      'Growth 2027 %',
      'Growth 2028 %',
      'Operating margin 2027 %',
      'Operating margin 2028 %',
    ]);
  },
};

export const PastesWhatFits: Story = {
  name: '[VALUATION-SCREENS-60] Says how many cells of a block did not fit',
  play: async ({ args, canvas }) => {
    cellIn(canvas, 'Growth 2029').focus();
    await userEvent.paste('4\t3\t2\t1');
    await expect(args.onPaste).toHaveBeenCalledOnce();
    await expect(canvas.getByText(`${gridMessages.filled(2)} ${gridMessages.leftOut(2)}`)).toBeVisible();
  },
};

export const ForgetsWhatDidNotFit: Story = {
  name: '[VALUATION-SCREENS-119] Says no longer what did not fit after the next edit, after a save and when dismissed',
  render: (args) => <SavedForecast {...args} />,
  play: async ({ canvas }) => {
    const told = () => canvas.queryByText(`${gridMessages.filled(1)} ${gridMessages.leftOut(1)}`);
    const paste = async (figure: string) => {
      cellIn(canvas, 'Growth 2030').focus();
      await userEvent.paste(`${figure}\t1`);
      await expect(told()).toBeVisible();
    };
    await paste('4');
    fieldIn(canvas, 'Growth 2026').focus();
    await userEvent.keyboard('7{Enter}');
    await expect(told()).toBeNull();
    await paste('5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(told()).toBeNull();
    await paste('6');
    // The same figures again are no edit.
    await paste('6');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(told()).toBeNull();
    await paste('7');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(told()).toBeNull();
  },
};

export const RefusesABlock: Story = {
  name: '[VALUATION-SCREENS-60] Refuses a block as a whole and says why',
  play: async ({ args, canvas }) => {
    cellIn(canvas, 'Growth 2027').focus();
    await userEvent.paste('11.2\t140000');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(gridMessages.notPasted);
    await expect(alert).toHaveTextContent('Growth 2028');
    await userEvent.paste('1\n2\n3');
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.isCalculated('Operating income 2027'));
    canvas.getByRole('button', { name: /^Explain Growth 2025:/u }).focus();
    await userEvent.paste('1');
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.isFiled('Growth 2025'));
    await expect(args.onPaste).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const PastesIntoASelection: Story = {
  name: '[VALUATION-SCREENS-60] One figure fills all that is selected',
  play: async ({ args, canvas }) => {
    cellIn(canvas, 'Operating margin 2027').focus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowRight}{/Shift}');
    await userEvent.paste('7');
    await expect(args.onPaste).toHaveBeenCalledOnce();
    await expect(args.onPaste).toHaveBeenLastCalledWith(
      new Map([
        ['revenue_growth@2027-12-31', 0.07],
        ['revenue_growth@2028-12-31', 0.07],
        ['operating_margin@2027-12-31', 0.07],
        ['operating_margin@2028-12-31', 0.07],
      ]),
    );
  },
};

export const PastesIntoAnEntry: Story = {
  name: '[VALUATION-SCREENS-60] A block pasted into an entry fills cells; one figure is text of the entry',
  play: async ({ args, canvas }) => {
    const growth = fieldIn(canvas, 'Growth 2027');
    await userEvent.dblClick(growth);
    await expect(growth).toHaveFocus();
    await userEvent.paste('9');
    await expect(growth).toHaveValue('9');
    await expect(args.onPaste).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.paste('11\t200');
    await expect(args.onPaste).toHaveBeenCalledOnce();
    await expect(args.onPaste).toHaveBeenLastCalledWith(
      new Map([
        ['revenue_growth@2027-12-31', 0.11],
        ['revenue_growth@2028-12-31', 2],
      ]),
    );
  },
};

export const CopiesASelection: Story = {
  name: '[VALUATION-SCREENS-61] Copies history, calculated figures and entries as numbers',
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Explain Revenue 2025:/u }).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(selected()).toEqual(['Revenue 2025', 'Revenue 2026', 'Growth 2025', 'Growth 2026 %']);
    const rows = copiedHere()
      .split('\n')
      .map((row) => row.split('\t'));
    const { evaluator } = args.valuation;
    await expect(rows[0]?.[0]).toBe('3913');
    await expect(Number(rows[0]?.[1])).toBeCloseTo(evaluator.number('revenue', 1) / 1e6, 6);
    await expect(rows[1]?.[1]).toMatch(/^\d+\.\d+%$/u);
    await expect(canvas.getByRole('status')).toHaveTextContent(gridMessages.copied(4));
    await userEvent.keyboard('{ArrowDown}');
    await expect(selected()).toEqual([]);
    await expect(copiedHere()).toMatch(/^\d+\.\d+%$/u);
  },
};

export const SelectsByMouse: Story = {
  name: '[VALUATION-SCREENS-61] Selects by dragging and by Shift and a click, which opens no derivation',
  play: async ({ args, canvas }) => {
    const from = fieldIn(canvas, 'Growth 2026');
    const to = fieldIn(canvas, 'Operating margin 2027');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: from },
      { target: to },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(selected()).toEqual([
      'Growth 2026 %',
      'Growth 2027 %',
      'Operating margin 2026 %',
      'Operating margin 2027 %',
    ]);
    await userEvent.click(cellIn(canvas, 'Growth 2028'));
    await expect(selected()).toEqual([]);
    await expect(cellIn(canvas, 'Growth 2028')).toHaveFocus();
    const held = userEvent.setup();
    await held.keyboard('{Shift>}');
    await held.click(canvas.getByRole('button', { name: /^Explain Revenue 2029:/u }));
    await held.keyboard('{/Shift}');
    await expect(selected()).toEqual(['Revenue 2028', 'Revenue 2029', 'Growth 2028 %', 'Growth 2029 %']);
    await expect(args.onExplain).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(selected()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: /^Explain Revenue 2029:/u }));
    await expect(args.onExplain).toHaveBeenCalledOnce();
  },
};

export const FillsRight: Story = {
  name: '[VALUATION-SCREENS-62] Ctrl+R fills the years to the right, the entry being typed too',
  play: async ({ args, canvas }) => {
    let isLeftToBrowser = true;
    const watch = (event: KeyboardEvent): void => {
      if (event.key === 'r') isLeftToBrowser = !event.defaultPrevented;
    };
    document.addEventListener('keydown', watch);
    cellIn(canvas, 'Growth 2028').focus();
    await userEvent.keyboard('7{Control>}r{/Control}');
    await expect(isLeftToBrowser).toBe(false);
    await expect(args.onEdit).toHaveBeenLastCalledWith('revenue_growth@2028-12-31', 0.07);
    await expect(args.onFillRight).toHaveBeenLastCalledWith(['revenue_growth@2028-12-31']);
    await expect(['2029', '2030'].map((year) => fieldIn(canvas, `Growth ${year}`))).toSatisfy(
      (fields: readonly HTMLInputElement[]) => fields.every(({ value }) => value === '7.0'),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(gridMessages.filled(2));

    cellIn(canvas, 'Growth 2026').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Control>}r{/Control}');
    await expect(args.onFillRight).toHaveBeenLastCalledWith([
      'revenue_growth@2026-12-31',
      'operating_margin@2026-12-31',
    ]);

    cellIn(canvas, 'Growth 2030').focus();
    await userEvent.keyboard('{Control>}r{/Control}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.isLastYear('Growth 2030'));
    canvas.getByRole('button', { name: /^Explain Revenue 2026:/u }).focus();
    isLeftToBrowser = true;
    await userEvent.keyboard('{Control>}r{/Control}');
    await expect(isLeftToBrowser).toBe(false);
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.isCalculated('Revenue 2026'));
    await expect(args.onFillRight).toHaveBeenCalledTimes(2);
    document.removeEventListener('keydown', watch);
  },
};

export const PutsBack: Story = {
  name: '[VALUATION-SCREENS-177] Delete and Backspace put edited cells back to their defaults, and nothing else',
  args: {
    valuation: editedValuation({ 'revenue_growth@2027-12-31': 0.2, 'revenue_growth@2028-12-31': 0.2 }),
  },
  play: async ({ args, canvas }) => {
    const shown = (year: string): string => (fieldIn(canvas, `Growth ${year}`) as HTMLInputElement).value;
    const others = shown('2026');
    cellIn(canvas, 'Growth 2026').focus();
    await userEvent.keyboard('{Delete}{Backspace}');
    canvas.getByRole('button', { name: /^Explain Revenue 2027:/u }).focus();
    await userEvent.keyboard('{Delete}{Backspace}');
    await expect(args.onResetRows).not.toHaveBeenCalled();
    await expect(shown('2027')).toBe('20.0');

    cellIn(canvas, 'Growth 2027').focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onResetRows).toHaveBeenLastCalledWith(['revenue_growth@2027-12-31']);
    await expect(shown('2027')).not.toBe('20.0');
    await expect(cellIn(canvas, 'Growth 2027')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(gridMessages.reset(1));
    await userEvent.keyboard('{Delete}');
    await expect(args.onResetRows).toHaveBeenCalledOnce();

    await userEvent.keyboard('15{Enter}');
    cellIn(canvas, 'Growth 2026').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}{Backspace}');
    await expect(args.onResetRows).toHaveBeenLastCalledWith([
      'revenue_growth@2027-12-31',
      'revenue_growth@2028-12-31',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent(gridMessages.reset(2));
    await expect(shown('2026')).toBe(others);
    await expect(args.onEdit).toHaveBeenCalledOnce();

    // In an entry the keys are those of its text.
    cellIn(canvas, 'Growth 2026').focus();
    await userEvent.keyboard('17{Backspace}{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('revenue_growth@2026-12-31', 0.01);
    await expect(args.onResetRows).toHaveBeenCalledTimes(2);
  },
};

export const TypesARowAndAColumn: Story = {
  name: '[VALUATION-SCREENS-29] Tab types along a row, Enter down a column; neither holds anyone in the table',
  args: { valuation: editedValuation({ 'tax_rate@2030-12-31': 0.3 }) },
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('grid');
    cellIn(canvas, 'Growth 2026').focus();
    await userEvent.keyboard('5{Tab}6{Tab}7');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(args.onEdit).toHaveBeenCalledTimes(3);
    await expect(cellIn(canvas, 'Growth 2027')).toHaveFocus();
    await userEvent.keyboard('=3*2.5{Enter}20{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith('revenue_growth@2027-12-31', 0.075);
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2027-12-31', 0.2);
    // Rows that take no entries are passed over; the open row of a line is not.
    await expect(cellIn(canvas, 'Tax rate 2027')).toHaveFocus();
    await userEvent.keyboard('24{Enter}');
    await expect(cellIn(canvas, 'Tax rate 2027')).toHaveFocus();
    await userEvent.keyboard('25{Shift>}{Enter}{/Shift}');
    await expect(cellIn(canvas, 'Operating margin 2027')).toHaveFocus();

    cellIn(canvas, 'Growth 2030').focus();
    await userEvent.keyboard('4{Tab}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('revenue_growth@2030-12-31', 0.04);
    await expect(table).not.toContainElement(document.activeElement as HTMLElement);
    cellIn(canvas, 'Growth 2026').focus();
    await userEvent.keyboard('{Tab}');
    await expect(table).not.toContainElement(document.activeElement as HTMLElement);
    cellIn(canvas, 'Growth 2026').focus();
    await userEvent.keyboard('4.5{Shift>}{Tab}{/Shift}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('revenue_growth@2026-12-31', 0.045);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(table).not.toContainElement(document.activeElement as HTMLElement);
    // What is refused is left by Tab, with its reason.
    cellIn(canvas, 'Growth 2026').focus();
    await userEvent.keyboard('9x{Tab}');
    await expect(cellIn(canvas, 'Growth 2027')).toHaveFocus();
    await expect(fieldIn(canvas, 'Growth 2026')).toBeInvalid();
  },
};

export const SelectedInForcedColors: Story = {
  name: '[VALUATION-SCREENS-61] What is selected can be told from the rest',
  play: async ({ canvas }) => {
    const cell = cellIn(canvas, 'Growth 2026');
    const before = getComputedStyle(cell).backgroundColor;
    cell.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    await expect(cellIn(canvas, 'Growth 2028')).toHaveAttribute('aria-selected', 'false');
    await expect(getComputedStyle(cell).backgroundColor).not.toBe(before);
  },
};

export const LeadsIntoAnOpenedLine: Story = {
  name: '[VALUATION-SCREENS-121] Arrow down leads from the name of an opened line into its rates',
  play: async ({ canvas }) => {
    const name = canvas.getByRole('button', { name: /^Depreciation/u, expanded: false });
    name.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    const row = document.activeElement?.closest('tr');
    await expect(row).toHaveAttribute('data-row', 'depreciation_rate');
    await userEvent.keyboard('{End}');
    await expect(document.activeElement?.closest('tr')).toBe(row);
    name.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/^Capital expenditure/u);
  },
};
