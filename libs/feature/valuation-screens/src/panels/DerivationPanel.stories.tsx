import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { exampleValuation } from '../testing/exampleModel.js';
import { editedValuation } from '../testing/storyFrame.js';
import { DerivationPanel } from './DerivationPanel.js';

const meta = {
  title: 'Valuation/DerivationPanel',
  component: DerivationPanel,
  args: { valuation: exampleValuation() },
} satisfies Meta<typeof DerivationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ValuePerShare: Story = {};
export const NoValue: Story = { args: { valuation: editedValuation({ terminal_growth: 0.4 }) } };

export const DownToTheFiling: Story = {
  name: '[VALUATION-SCREENS-7] Opens down to the filing by keyboard',
  play: async ({ canvas }) => {
    const debt = canvas.getByRole('button', { name: 'Debt' });
    await expect(debt).toHaveAttribute('aria-expanded', 'false');
    debt.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByText(/10-K filed Feb 14, 2026 · us-gaap:longTermDebt · accession 0001000000-26-000042/u),
    ).toBeVisible();
  },
};
