import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleDocument, exampleQuote, exampleValuation } from '../testing/exampleModel.js';
import { editedValuation } from '../testing/storyFrame.js';
import { HeadlineFigures } from './HeadlineFigures.js';

const meta = {
  title: 'Valuation/HeadlineFigures',
  component: HeadlineFigures,
  args: { valuation: exampleValuation(), onExplain: fn() },
} satisfies Meta<typeof HeadlineFigures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPrice: Story = {};
export const WithoutPrice: Story = {
  args: { valuation: exampleValuation(exampleDocument({ quote: null })) },
};
export const ForeignCurrency: Story = {
  args: { valuation: exampleValuation(exampleDocument({ quote: { ...exampleQuote, currency: 'CAD' } })) },
};
export const SamplePrice: Story = {
  args: { valuation: exampleValuation(exampleDocument({ quote: { ...exampleQuote, source: 'sample' } })) },
};
export const StalePrice: Story = {
  args: { priceStale: 'Dated Nov 20, 2026; no newer price is available.' },
};
export const NoValue: Story = { args: { valuation: editedValuation({ terminal_growth: 0.4 }) } };
export const PriceBeyondAnyGrowth: Story = {
  args: { valuation: exampleValuation(exampleDocument({ quote: { ...exampleQuote, price: 1e6 } })) },
};

export const AsksForTheDerivation: Story = {
  name: '[VALUATION-SCREENS-7] Asks for the derivation by keyboard',
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExplain).toHaveBeenCalledWith({ kind: 'model', name: 'value_per_share' });
  },
};
