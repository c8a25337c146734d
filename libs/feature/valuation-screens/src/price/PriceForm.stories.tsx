import { priceSnapshotOf } from '@finance-analyst/valuation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleQuote } from '../testing/exampleModel.js';
import { messages } from './messages.js';
import { PriceForm } from './PriceForm.js';
import { priceProvenance } from './priceProvenance.js';

const price = priceSnapshotOf(exampleQuote);
const entered = { price: 80, currency: 'USD', asOf: '2026-11-18', source: 'entered' };

const meta = {
  title: 'Valuation/PriceForm',
  component: PriceForm,
  args: {
    price,
    provenance: priceProvenance(price, null),
    missing: null,
    currency: 'USD',
    today: '2026-11-20',
    quote: exampleQuote,
    onEnter: fn(),
    onUse: fn(),
    onImport: fn(),
    onRemoveImported: fn(),
  },
} satisfies Meta<typeof PriceForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ServerPrice: Story = {};
export const EnteredPrice: Story = {
  args: { price: entered, provenance: priceProvenance(entered, null) },
};
export const NoPrice: Story = {
  args: { price: null, provenance: null, missing: 'No price provider is configured.', quote: null },
};

export const EntersByKeyboard: Story = {
  name: '[VALUATION-SCREENS-70] Takes a price and its day by keyboard alone',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Price/u })).toHaveFocus();
    await userEvent.keyboard('80.5{Enter}');
    await expect(args.onEnter).toHaveBeenCalledWith({ price: 80.5, day: '2026-11-20' });
  },
};

export const Refuses: Story = {
  name: '[VALUATION-SCREENS-70] Refuses a price that is none, and says why',
  args: { price: null, provenance: null, missing: 'No price provider is configured.', quote: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.setPrice }));
    await expect(canvas.getByText(messages.priceNeeded)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/u }), '0{Enter}');
    await expect(canvas.getByText(messages.priceNotPositive)).toBeVisible();
    await expect(args.onEnter).not.toHaveBeenCalled();
  },
};
