import type { Transaction } from '@finance-analyst/documents';
import { addTransactions, setPeerLeftOut } from '@finance-analyst/valuation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { act } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers, examplePeers, peersWithBetas } from '../testing/examplePeers.js';
import { newestToday } from '../testing/newestToday.js';
import { withMarket } from '../testing/storyFrame.js';
import { ComparablesPanel } from './ComparablesPanel.js';
import { messages } from './messages.js';

const edits = {
  addTransactions: fn(),
  changeTransaction: fn(),
  removeTransaction: fn(),
  setTransactionLeftOut: fn(),
  addPeers: fn(),
  refreshPeers: fn(),
  setPeerMarketData: fn(),
  removePeer: fn(),
  setPeerLeftOut: fn(),
};

const meta = {
  title: 'Valuation/ComparablesPanel',
  component: ComparablesPanel,
  parameters: { layout: 'padded' },
  args: {
    valuation: exampleValuation2(documentWithPeers()),
    edits,
    newestDay: newestToday,
    isReadOnly: false,
    onExplain: fn(),
  },
  decorators: [
    withMarket,
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComparablesPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Peers: Story = {
  name: '[VALUATION-SCREENS-531] Multiples of peers, with an outlier and one that has no P/E',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Outliers, not in the statistics/u)).toHaveTextContent('Quorex');
    await expect(canvas.getByRole('button', { name: /^Explain P\/E, Meridian Tools/u })).toBeVisible();
    const loss = canvas.getByRole('row', { name: /Lossmaker/u });
    await expect(within(loss).getByRole('button', { name: /P\/E, Lossmaker/u })).toHaveTextContent('–');
    await userEvent.click(within(loss).getByRole('button', { name: /^Explain EV\/EBIT, Lossmaker/u }));
    const drawer = await screen.findByRole('dialog', { name: 'EV/EBIT, Lossmaker' });
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(canvasElement).toHaveTextContent('This company');
  },
};
export const Betas: Story = {
  args: {
    valuation: exampleValuation2(documentWithPeers(peersWithBetas)),
  },
  name: '[VALUATION-SCREENS-620] Betas of peers without their leverage, down to debt and market value',
  play: async ({ canvas }) => {
    const betas = canvas.getByRole('table', { name: messages.betas });
    await userEvent.click(within(betas).getByRole('button', { name: /^Explain Median unlevered beta/u }));
    const drawer = await screen.findByRole('dialog', { name: messages.medianBeta });
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(drawer).toHaveTextContent('Unlevered beta, Northgate Instruments');
    await expect(drawer).toHaveTextContent('Market capitalization, Northgate Instruments');
  },
};
export const LeftOut: Story = {
  args: {
    valuation: exampleValuation2({
      ...documentWithPeers(),
      body: setPeerLeftOut(documentWithPeers().body, 'NGI', true),
    }),
  },
};
export const TwoPeers: Story = {
  args: { valuation: exampleValuation2(documentWithPeers(examplePeers.slice(0, 2))) },
};
export const NoPeers: Story = {
  args: { valuation: exampleValuation2(documentWithPeers([])) },
};
const paid = (target: string, multiple: number, given: Partial<Transaction> = {}): Transaction => ({
  id: target,
  target,
  announced: '2025-05-02',
  currency: 'USD',
  enterpriseValue: multiple * 1e8,
  equityValue: null,
  metrics: { revenue: 4e8, ebitda: 1e8, ebit: null, netIncome: null, bookValue: null },
  source: 'Press release',
  ...given,
});
export const Transactions: Story = {
  name: '[VALUATION-SCREENS-607] Transactions with an outlier, and the entry of another',
  args: {
    valuation: exampleValuation2({
      ...documentWithPeers([]),
      body: addTransactions(documentWithPeers([]).body, [
        paid('Alpha', 8),
        paid('Beta', 9, { isLeftOut: true }),
        paid('Gamma', 10),
        paid('Delta', 11, { source: '' }),
        paid('Epsilon', 12),
        paid('Zeta', 60),
      ]),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Outliers, not in the statistics/u)).toHaveTextContent('Zeta');
    // The dialog's code loads with the first press. Storybook wraps a press in an `act` that it does not await, and
    // React then leaves what suspended in it undone; without `act`, as in the product, it does not.
    await act(() => userEvent.click(canvas.getByRole('button', { name: 'Add transaction' })));
    const dialog = await screen.findByRole('dialog', { name: 'Add transaction' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save transaction' }));
    await waitFor(() => expect(within(dialog).getByLabelText('Target')).toHaveFocus());
    await expect(within(dialog).getByText(messages.amountNeeded)).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Phone: Story = {
  name: '[VALUATION-SCREENS-531] Every value can be scrolled into sight on a phone',
  decorators: [
    (Story) => (
      <div style={{ width: '22.375rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^At the median/u });
    const values = [...row.querySelectorAll('td')].slice(1, 6);
    await expect(values).toHaveLength(5);
    for (const value of values) {
      value.scrollIntoView({ inline: 'end', block: 'center' });
      const { right, top, height } = value.getBoundingClientRect();
      await expect(value.contains(document.elementFromPoint(right - 12, top + height / 2))).toBe(true);
    }
  },
};

export const CompaniesStayOnAPhone: Story = {
  name: '[VALUATION-SCREENS-655] Companies stay in sight while their multiples scroll on a phone',
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem', containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: messages.table });
    const place = (cell: Element) => {
      const [{ left, right }, box] = [cell.getBoundingClientRect(), region.getBoundingClientRect()];
      return { left: left - box.left, right: right - box.left, width: box.width };
    };
    region.scrollLeft = region.scrollWidth;
    const columns = [...region.querySelectorAll('th:first-child:not([colspan])')];
    const headings = [...region.querySelectorAll('th[colspan] > span')];
    await expect(headings.length).toBeGreaterThan(0);
    for (const each of [...columns, ...headings]) {
      await expect(place(each).left).toBeGreaterThanOrEqual(0);
      await expect(place(each).right).toBeLessThan(place(each).width / 2);
    }
    // Nothing passes between the edge and the column.
    for (const each of columns) await expect(place(each).left).toBeCloseTo(0, 0);
  },
};
