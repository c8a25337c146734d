import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { editedValuation, panelWidth } from '../testing/storyFrame.js';
import { SensitivityPanel } from './SensitivityPanel.js';

const meta = {
  title: 'Valuation/SensitivityPanel',
  component: SensitivityPanel,
  args: { valuation: exampleValuation() },
  decorators: [panelWidth],
} satisfies Meta<typeof SensitivityPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TerminalGrowth: Story = {};
export const ExitMultiple: Story = {
  args: { valuation: editedValuation({ terminal_method: 'market_multiple', exit_multiple: 11 }) },
};
export const CellsWithoutValue: Story = {
  args: { valuation: editedValuation({ wacc_method: 'given', given_wacc: 0.035, terminal_growth: 0.03 }) },
};
export const WithoutPrice: Story = {
  args: { valuation: exampleValuation(exampleDocument({ quote: null })) },
};
export const LargeValues: Story = { args: { valuation: editedValuation({ shares_outstanding: 2e5 }) } };
