import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { exampleValuation } from '../testing/exampleModel.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { editedValuation, panelWidth } from '../testing/storyFrame.js';
import { BridgePanel } from './BridgePanel.js';

const meta = {
  title: 'Valuation/BridgePanel',
  component: BridgePanel,
  args: { valuation: exampleValuation(), scale: 'millions', onExplain: fn() },
  decorators: [panelWidth],
} satisfies Meta<typeof BridgePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CashAndDebt: Story = {};
export const EveryPart: Story = {
  args: {
    valuation: editedValuation({
      non_operating_assets: 4e8,
      minority_interest: 1.2e8,
      preferred_equity: 9e7,
    }),
  },
};
/** Every step of version 2. */
export const PensionsAndAssociates: Story = { args: { valuation: exampleValuation2() } };
export const EquityBelowZero: Story = { args: { valuation: editedValuation({ debt: 3e10 }) } };
export const NoValue: Story = { args: { valuation: editedValuation({ terminal_growth: 0.4 }) } };
