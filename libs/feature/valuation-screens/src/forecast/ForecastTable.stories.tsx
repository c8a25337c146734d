import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { EditedHere, editedValuation } from '../testing/storyFrame.js';
import { ForecastTable, type ForecastTableProps } from './ForecastTable.js';

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
export const ReadOnly: Story = {
  args: { valuation: editedValuation({ 'tax_rate@5': 0.3 }), isReadOnly: true },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const EditsByKeyboard: Story = {
  name: '[VALUATION-SCREENS-2] Edits a cell by keyboard',
  play: async ({ args, canvas }) => {
    const margin = canvas.getByRole('textbox', { name: 'Operating margin 2027 %' });
    await userEvent.click(margin);
    await userEvent.keyboard('30{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2', 0.3);
    await expect(margin).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2', 0.301);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('operating_margin@2', 0.291);
    await userEvent.keyboard('99{Escape}');
    await expect(margin).toHaveValue('29.1');
    await userEvent.tab();
    await expect(args.onEdit).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('textbox', { name: 'Operating margin 2028 %' })).toHaveFocus();
  },
};

export const ReachesEveryFigureByArrows: Story = {
  name: '[VALUATION-SCREENS-7] Reaches every figure by arrows',
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table'));
    const figure = (name: RegExp): HTMLElement => table.getByRole('button', { name });
    await userEvent.tab();
    await expect(figure(/^Explain Revenue 2026:/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(figure(/^Explain Revenue 2025:/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(figure(/^Explain Growth 2025:/u)).toHaveFocus();
    // The years ahead of a driver are fields: the arrow passes over them, to the reason.
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement?.closest('td')).toBe(
      figure(/^Explain Growth 2025:/u).closest('tr')?.lastElementChild,
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(figure(/^Explain Growth 2025:/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    await expect(figure(/^Explain Taxes 2026:/u)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExplain).toHaveBeenLastCalledWith({
      kind: 'model',
      name: 'operating_taxes',
      period: 1,
    });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(figure(/^Explain Revenue 2026:/u)).toHaveFocus();
  },
};

export const OneTabStopForFigures: Story = {
  name: '[VALUATION-SCREENS-7] Figures of the table are one tab stop',
  play: async ({ canvas }) => {
    const stops = canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops).toHaveLength(1);
  },
};
