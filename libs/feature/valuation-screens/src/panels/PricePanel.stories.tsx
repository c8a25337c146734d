import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleDocument, exampleQuote, exampleValuation } from '../testing/exampleModel.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { editedValuation, panelWidth } from '../testing/storyFrame.js';
import { PricePanel } from './PricePanel.js';

const meta = {
  title: 'Valuation/PricePanel',
  component: PricePanel,
  args: { valuation: exampleValuation() },
  decorators: [panelWidth],
} satisfies Meta<typeof PricePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NearThePrice: Story = {};
export const Version2: Story = { args: { valuation: exampleValuation2() } };
export const FarAboveThePrice: Story = {
  args: { valuation: exampleValuation(exampleDocument({ quote: { ...exampleQuote, price: 6 } })) },
};
export const WithoutPrice: Story = {
  args: { valuation: exampleValuation(exampleDocument({ quote: null })) },
};
export const ForeignCurrency: Story = {
  args: { valuation: exampleValuation(exampleDocument({ quote: { ...exampleQuote, currency: 'CAD' } })) },
};
export const NoValue: Story = { args: { valuation: editedValuation({ terminal_growth: 0.4 }) } };
