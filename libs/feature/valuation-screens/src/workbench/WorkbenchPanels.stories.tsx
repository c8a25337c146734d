import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleBankDocument, exampleBankValuation } from '../testing/exampleBank.js';
import {
  exampleDocument2,
  exampleFundamentals2,
  exampleLossMaker,
  exampleValuation2,
} from '../testing/exampleModel2.js';
import { withQuarters } from '../testing/exampleQuarters.js';
import { newestToday } from '../testing/newestToday.js';
import { noEdits } from '../testing/noEdits.js';
import { atAnAddress, withMarket } from '../testing/storyFrame.js';
import { WorkbenchPanels } from './WorkbenchPanels.js';

const meta = {
  title: 'Valuation/WorkbenchPanels',
  component: WorkbenchPanels,
  parameters: { layout: 'padded' },
  args: {
    valuation: exampleValuation2(),
    model: exampleDocument2(),
    isEdited: false,
    edits: noEdits,
    newestDay: newestToday,
    historyYears: 3,
    onHistoryYears: fn(),
  },
  decorators: [
    atAnAddress,
    withMarket,
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WorkbenchPanels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Version2: Story = {};
/** Excess return, in its own words. */
export const Bank: Story = { args: { valuation: exampleBankValuation(), model: exampleBankDocument() } };
export const LossMaker: Story = { args: { valuation: exampleLossMaker() } };
export const Quarters: Story = {
  name: '[VALUATION-SCREENS-483] Quarters',
  args: {
    valuation: exampleValuation2(exampleDocument2({ fundamentals: withQuarters(exampleFundamentals2()) })),
    hasInterim: true,
    onInterim: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'TTM Q3 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide TTM and quarters' }));
    await expect(args.onInterim).toHaveBeenCalledWith(false);
  },
};
