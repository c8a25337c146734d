import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { exampleDocument, exampleQuote, exampleValuation } from '../testing/exampleModel.js';
import { editedValuation } from '../testing/storyFrame.js';
import { DerivationDrawer } from './DerivationDrawer.js';

const meta = {
  title: 'Valuation/DerivationDrawer',
  component: DerivationDrawer,
  args: { valuation: exampleValuation(), target: { kind: 'model', name: 'wacc' }, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof DerivationDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CostOfCapital: Story = {};
export const PastFigure: Story = {
  args: { target: { kind: 'history', line: 'capital_expenditure_rate', period: 'FY2024' } },
};
export const OwnAssumption: Story = {
  args: { valuation: editedValuation({ beta: 1.4 }), target: { kind: 'model', name: 'cost_of_equity' } },
};
export const Upside: Story = {
  args: {
    valuation: exampleValuation(exampleDocument({ quote: exampleQuote })),
    target: { kind: 'upside' },
  },
};
export const NoValue: Story = {
  args: {
    valuation: editedValuation({ terminal_growth: 0.4 }),
    target: { kind: 'model', name: 'terminal_value' },
  },
};

export const ClosesByKeyboard: Story = {
  name: '[VALUATION-SCREENS-7] Closes by Escape',
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog');
    // It takes the focus a frame after it is drawn.
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
