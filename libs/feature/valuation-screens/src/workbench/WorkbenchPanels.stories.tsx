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
  name: '[VALUATION-SCREENS-483] Quarters, with the newest and the forecast in sight',
  args: {
    valuation: exampleValuation2(exampleDocument2({ fundamentals: withQuarters(exampleFundamentals2()) })),
    hasInterim: true,
    onInterim: fn(),
  },
  decorators: (Story) => (
    <div style={{ width: '56rem' }}>
      <Story />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const trailing = await canvas.findByRole('columnheader', { name: 'TTM Q3 2026' });
    const region = trailing.closest('table')?.parentElement;
    await expect(region?.scrollWidth).toBeGreaterThan(region?.clientWidth ?? Infinity);
    const corner = canvas.getByRole('columnheader', { name: 'Fiscal year' });
    await expect(trailing.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      corner.getBoundingClientRect().right,
    );
    await expect(
      canvas.getByRole('columnheader', { name: /^2027/u }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(region?.getBoundingClientRect().right ?? 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide TTM and quarters' }));
    await expect(args.onInterim).toHaveBeenCalledWith(false);
  },
};
