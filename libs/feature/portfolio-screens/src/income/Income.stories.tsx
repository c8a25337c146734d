import type { Meta, StoryObj } from '@storybook/react-vite';
import { newPortfolioBody } from '@finance-analyst/documents';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { samplePortfolio } from '../sample/samplePortfolio.js';
import { exampleAccounts, exampleBody, exampleRows } from '../testing/examplePortfolio.js';
import { ledgerWorkersHere } from '../testing/ledgerWorkersHere.js';
import { PortfolioHere } from '../testing/PortfolioHere.js';
import { messages } from './messages.js';

const meta = {
  title: 'Portfolio/Income',
  component: PortfolioHere,
  args: { body: exampleBody, query: 'view=income' },
} satisfies Meta<typeof PortfolioHere>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The ledger, prices and rates come one after the other. */
const whileLoading = { timeout: 15_000 };

export const Estimated: Story = {
  name: '[PORTFOLIO-SCREENS-53] Shows what was paid apart from what is estimated, by month and holding',
  play: async () => {
    const table = within(await screen.findByRole('table', { name: messages.byHolding }, whileLoading));
    // 25.00 was paid for 10 shares; 6 are left.
    const row = table.getByRole('row', { name: /^ACME/u });
    await expect(within(row).getAllByText('15.00').length).toBeGreaterThan(0);
    await expect(row).toHaveTextContent(messages.estimate);
    await expect(screen.getByText(messages.paid)).toBeVisible();
  },
};

export const Grown: Story = {
  name: '[PORTFOLIO-SCREENS-54] The growth that is entered raises the estimate, and undo takes it back',
  play: async () => {
    const field = await screen.findByRole(
      'textbox',
      { name: new RegExp(`^${messages.growth}`, 'u') },
      whileLoading,
    );
    await userEvent.click(field);
    await userEvent.keyboard('10{Enter}');
    const undo = await screen.findByRole('button', { name: 'Undo: Dividend growth to 10.0%' }, whileLoading);
    const row = (): HTMLElement => screen.getByRole('row', { name: /^ACME/u });
    await waitFor(() => expect(row()).toHaveTextContent('16.50'));
    await userEvent.click(undo);
    await waitFor(() => expect(row()).toHaveTextContent('15.00'));
  },
};

export const Entered: Story = {
  args: {
    body: {
      ...exampleBody,
      rows: [
        ...exampleRows,
        {
          id: 'later',
          entry: 7,
          account: 'broker',
          kind: 'dividend',
          date: '2026-06-02',
          instrument: { symbol: 'ACME', market: null },
          gross: '18',
          currency: 'USD',
        },
      ],
    },
  },
  name: '[PORTFOLIO-SCREENS-55] A dividend in the ledger with a later day is known, and replaces its estimate',
  play: async () => {
    const row = await screen.findByRole('row', { name: /^ACME/u }, whileLoading);
    await expect(row).toHaveTextContent('18.00');
    await expect(row).toHaveTextContent(messages.known);
    await expect(row).not.toHaveTextContent('15.00');
  },
};

export const NoDividends: Story = {
  args: { body: { ...newPortfolioBody('USD'), accounts: exampleAccounts } },
  name: '[PORTFOLIO-SCREENS-56] Without dividends, the view says what estimates are made of',
  play: async () => {
    await expect(await screen.findByText(messages.noDividends, {}, whileLoading)).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Loading: Story = { args: { workers: ledgerWorkersHere('unanswered') } };

export const Failed: Story = { args: { workers: ledgerWorkersHere({ reason: 'The worker ended.' }) } };

export const Sample: Story = {
  render: () => <PortfolioHere body={samplePortfolio()} query="view=income" />,
};
