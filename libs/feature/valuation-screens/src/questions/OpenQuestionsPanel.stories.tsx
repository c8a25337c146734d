import { percent, reason } from '@finance-analyst/foundation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { OpenQuestionsPanel } from './OpenQuestionsPanel.js';

const margin = {
  input: 'operating_margin',
  isNeeded: true,
  text: reason`Example Instruments had an operating margin of ${percent(-0.396)} in FY2025, and a loss does not continue into the terminal value. Enter the margin you expect at maturity; its gross margin of ${percent(0.673)} is the upper bound.`,
};
const growth = {
  input: 'revenue_growth',
  isNeeded: false,
  text: reason`Revenue grew ${percent(0.583)} a year, outside the usual range, so the forecast starts at ${percent(0.4, 0)}. Enter the growth you expect.`,
};

const meta = {
  title: 'Valuation/OpenQuestionsPanel',
  component: OpenQuestionsPanel,
  args: {
    questions: [growth, margin],
    valuation: exampleValuation(),
    impliedMargin: { ok: true, value: 0.2083 },
    onMargin: fn(),
  },
} satisfies Meta<typeof OpenQuestionsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NeededAndToReview: Story = {};
export const OnlyToReview: Story = { args: { questions: [growth] } };
export const WithoutPrice: Story = {
  args: { valuation: exampleValuation(exampleDocument({ quote: null })) },
};
export const NoMarginAtThePrice: Story = {
  args: {
    impliedMargin: {
      ok: false,
      reason: 'No final-year operating margin from 0% to 100% matches this price.',
    },
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };

export const EntersAMargin: Story = {
  name: '[VALUATION-SCREENS-442] Enters the mature margin, or the one that the price implies',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Mature operating margin/u }), '18{Enter}');
    await expect(args.onMargin).toHaveBeenLastCalledWith(0.18);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the price-implied 20.8%' }));
    await expect(args.onMargin).toHaveBeenLastCalledWith(0.2083);
  },
};
