import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTargetDate } from '@finance-analyst/valuation';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleDocument, exampleQuote, exampleValuation } from '../testing/exampleModel.js';
import { exampleBankValuation } from '../testing/exampleBank.js';
import { exampleDocument2, exampleLossMaker, exampleValuation2 } from '../testing/exampleModel2.js';
import { editedValuation, panelWidth } from '../testing/storyFrame.js';
import { PricePanel } from './PricePanel.js';

const meta = {
  title: 'Valuation/PricePanel',
  component: PricePanel,
  args: { valuation: exampleValuation(), onExplain: fn() },
  decorators: [panelWidth],
} satisfies Meta<typeof PricePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NearThePrice: Story = {};
export const Version2: Story = {
  name: '[VALUATION-SCREENS-634] What the price implies',
  args: { valuation: exampleValuation2() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /Return on new capital .*at the price/u }));
    await expect(args.onExplain).toHaveBeenCalledWith({
      kind: 'implied',
      driver: 'new_capital',
      by: 'price',
    });
  },
};
export const TargetDateOfChoice: Story = {
  name: '[VALUATION-SCREENS-638] Target price on a date of choice',
  args: {
    valuation: exampleValuation2({
      ...exampleDocument2(),
      body: withTargetDate(exampleDocument2().body, '2028-06-30'),
    }),
    onTargetDate: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Nov 20, 2027' }));
    await expect(args.onTargetDate).toHaveBeenCalledWith(null);
    await expect(canvas.getByLabelText('Target date')).toHaveFocus();
  },
};
export const NoDriverGivesThePrice: Story = {
  args: { valuation: exampleValuation2(exampleDocument2({ quote: { ...exampleQuote, price: 9000 } })) },
};
export const MarginNotDecided: Story = { args: { valuation: exampleLossMaker() } };
export const Bank: Story = { args: { valuation: exampleBankValuation() } };
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
