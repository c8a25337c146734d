import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { freeCashFlow2 } from '../method/free-cash-flow-2/freeCashFlow2.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { exampleDocument2, exampleValuation2 } from '../testing/exampleModel2.js';
import { EditedHere, editedValuation, panelWidth } from '../testing/storyFrame.js';
import { methodViewOf } from '../method/methodViewOf.js';
import type { AssumptionGroup } from '../method/AssumptionGroup.js';
import { assumptionGroups } from '../method/free-cash-flow-1/assumptionGroups.js';
import { AssumptionPanel } from './AssumptionPanel.js';

const group = (id: AssumptionGroup['id']): AssumptionGroup => {
  const found = assumptionGroups.find((candidate) => candidate.id === id);
  if (!found) throw new Error(id);
  return found;
};

const group2 = (id: AssumptionGroup['id']): AssumptionGroup => {
  const found = freeCashFlow2.assumptionGroups.find((candidate) => candidate.id === id);
  if (!found) throw new Error(id);
  return found;
};

const group3 = (id: AssumptionGroup['id']): AssumptionGroup => {
  const found = methodViewOf(exampleDocument2().body.template).assumptionGroups.find(
    (candidate) => candidate.id === id,
  );
  if (!found) throw new Error(id);
  return found;
};

const meta = {
  title: 'Valuation/AssumptionPanel',
  component: AssumptionPanel,
  args: {
    group: group('cost-of-capital'),
    valuation: exampleValuation(),
    scale: 'millions',
    onEdit: fn(),
    onReset: fn(),
    onExplain: fn(),
  },
  decorators: [panelWidth],
  render: (args) => (
    <EditedHere start={args.valuation}>
      {(valuation, edit) => (
        <AssumptionPanel
          {...args}
          valuation={valuation}
          onEdit={(id, value) => {
            edit(id, value);
            args.onEdit(id, value);
          }}
          onReset={(input) => {
            const row = valuation.rows.get(input);
            if (row && row.defaultValue !== null) edit(row.id, row.defaultValue);
            args.onReset(input);
          }}
        />
      )}
    </EditedHere>
  ),
} satisfies Meta<typeof AssumptionPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CostOfCapital: Story = {};
export const CostOfCapitalGiven: Story = {
  args: { valuation: editedValuation({ wacc_method: 'given', given_wacc: 0.085 }) },
};
export const Edited: Story = { args: { valuation: editedValuation({ beta: 1.3, debt_weight: 0.2 }) } };
export const FarFromTheUsual: Story = {
  args: { valuation: editedValuation({ beta: 6, cost_of_debt: 0.55 }) },
};
export const Terminal: Story = { args: { group: group('terminal') } };
export const ExitMultiple: Story = {
  args: {
    group: group('terminal'),
    valuation: editedValuation({ terminal_method: 'market_multiple', exit_multiple: 11.5 }),
  },
};
export const Bridge: Story = { args: { group: group('bridge') } };

export const CostOfCapital2: Story = {
  args: { group: group2('cost-of-capital'), valuation: exampleValuation2() },
};
export const Terminal2: Story = { args: { group: group2('terminal'), valuation: exampleValuation2() } };
export const TerminalOneNumber2: Story = {
  args: {
    group: group2('terminal'),
    valuation: editedValuation(
      {
        ronic_method: 'given',
        given_ronic: 0.14,
        terminal_wacc_method: 'given',
        given_terminal_wacc: 0.08,
      },
      exampleDocument2(),
    ),
  },
};
export const Bridge2: Story = { args: { group: group2('bridge'), valuation: exampleValuation2() } };
/** A note has the icon and color of one among the checks. */
export const NoteBesideField: Story = {
  args: {
    group: group3('bridge'),
    valuation: editedValuation({ dilutive_shares: 2e6, options_outstanding: 5e6 }, exampleDocument2()),
  },
};
export const Base2: Story = {
  name: '[VALUATION-SCREENS-406] Types a day, which counts once it is complete',
  args: { group: group2('base'), valuation: exampleValuation2() },
  play: async ({ args, canvas }) => {
    const day = canvas.getByLabelText<HTMLInputElement>('Valuation date');
    await userEvent.clear(day);
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.type(day, '2026-12-18');
    await expect(args.onEdit).toHaveBeenCalledWith('valuation_date', '2026-12-18');
    await expect(day).toHaveValue('2026-12-18');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Valuation date' }));
    await expect(day).toHaveValue('2026-11-20');
  },
};

export const ChoosesByKeyboard: Story = {
  name: '[VALUATION-SCREENS-2] Chooses how the terminal value is made by keyboard',
  args: { group: group('terminal') },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Exit multiple/u })).toBeNull();
    canvas.getByRole('radio', { name: 'Growth' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onEdit).toHaveBeenCalledWith('terminal_method', 'market_multiple');
    await expect(canvas.getByRole('textbox', { name: /^Exit multiple/u })).toBeVisible();
  },
};

export const ShowsTheWayBack: Story = {
  name: '[VALUATION-SCREENS-3] Shows the way back once edited',
  play: async ({ args, canvas }) => {
    const beta = canvas.getByRole('textbox', { name: 'Beta' });
    await userEvent.click(beta);
    await userEvent.keyboard('1.4{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Beta' }));
    await expect(args.onReset).toHaveBeenCalledWith('beta');
  },
};

export const KeepsTheFocusInAField: Story = {
  name: '[VALUATION-SCREENS-116] Leaves the focus in the field that was reset, its text selected',
  args: { group: group('bridge'), valuation: editedValuation({ debt: 7e8 }) },
  play: async ({ canvas }) => {
    const debt = canvas.getByRole<HTMLInputElement>('textbox', { name: /^Debt/u });
    const edited = debt.value;
    canvas.getByRole('button', { name: 'Reset Debt' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Reset Debt' })).toBeNull();
    await expect(debt).toHaveFocus();
    await expect(debt).not.toHaveValue(edited);
    await expect([debt.selectionStart, debt.selectionEnd]).toEqual([0, debt.value.length]);
  },
};

export const LeadsToTheFieldOfAChoice: Story = {
  name: '[VALUATION-SCREENS-170] Leads from a choice to the field that it brings',
  args: { group: group('cost-of-capital') },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Built up' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^WACC, as one number/u })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Reset WACC method' })).toBeNull();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Risk-free rate/u })).toHaveFocus();
  },
};

export const LeadsToTheExitMultiple: Story = {
  name: '[VALUATION-SCREENS-170] Leads from the exit multiple to its field',
  args: { group: group('terminal') },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Growth' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Exit multiple/u })).toHaveFocus();
  },
};
