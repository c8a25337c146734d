import type { Meta, StoryObj } from '@storybook/react-vite';
import { newPortfolioBody } from '@finance-analyst/documents';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { samplePortfolio } from '../sample/samplePortfolio.js';
import { exampleAccounts, exampleBody } from '../testing/examplePortfolio.js';
import { ledgerWorkersHere } from '../testing/ledgerWorkersHere.js';
import { PortfolioHere } from '../testing/PortfolioHere.js';
import { messages } from './messages.js';

const meta = {
  title: 'Portfolio/Targets',
  component: PortfolioHere,
  args: { body: exampleBody, query: 'view=targets' },
} satisfies Meta<typeof PortfolioHere>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The ledger, prices and rates come one after the other. */
const whileLoading = { timeout: 15_000 };

export const Entered: Story = {
  name: '[PORTFOLIO-SCREENS-44] A target is entered in percent, and orders follow at once; what is left is cash',
  play: async () => {
    const field = await screen.findByRole(
      'textbox',
      { name: `${messages.targetOf('ACME')} %` },
      whileLoading,
    );
    await userEvent.click(field);
    await userEvent.keyboard('30{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Undo: Target of ACME to 30.0%' })).toBeVisible(),
    );
    const table = within(await screen.findByRole('table', { name: messages.orders }, whileLoading));
    await expect(table.getByRole('row', { name: /^ACME Buy/u })).toBeVisible();
    await expect(screen.getByText(/stays in cash\.$/u)).toBeVisible();
    await expect(screen.getByText(messages.estimates)).toBeVisible();
  },
};

export const Distance: Story = {
  args: { body: { ...exampleBody, targets: [{ id: 'ACME', weight: 0 }] } },
  name: '[PORTFOLIO-SCREENS-187] Differences of weights are in percentage points',
  play: async () => {
    const table = within(await screen.findByRole('table', { name: messages.title }, whileLoading));
    // Weights follow once there are prices.
    await waitFor(() =>
      expect(table.getByRole('row', { name: /^ACME/u })).toHaveTextContent(/\+\d+\.\d\spp/u),
    );
    await expect(table.getByRole('row', { name: /^Cash/u })).toHaveTextContent(/[+−]\d+\.\d\spp/u);
  },
};

export const NoTargets: Story = {
  name: '[PORTFOLIO-SCREENS-45] Without targets, there are no orders, and the view says what to enter',
  play: async () => {
    await expect(await screen.findByText(messages.noTargets, {}, whileLoading)).toBeVisible();
  },
};

export const TooMuch: Story = {
  args: { body: { ...exampleBody, targets: [{ id: 'ACME', weight: 0.95 }] } },
  name: '[PORTFOLIO-SCREENS-46] Targets above what there is are refused, with the excess',
  play: async () => {
    await expect(await screen.findByText(messages.tooMuch, {}, whileLoading)).toBeVisible();
    await expect(screen.getByText(/exceed 100% by/u)).toBeVisible();
  },
};

export const WithUnreached: Story = {
  args: {
    body: {
      ...exampleBody,
      targets: [
        { id: 'ACME', weight: 0 },
        { id: 'WANT', weight: 0.5 },
      ],
      rebalancing: { band: 0.01, hasFractions: true, minimumTrade: 100, maySell: false },
    },
  },
  name: '[PORTFOLIO-SCREENS-47] What cannot be reached is listed with its reason',
  play: async () => {
    await expect(
      await screen.findByText(messages.unreachedOf('ACME', 'Selling is turned off.'), {}, whileLoading),
    ).toBeVisible();
    const table = within(screen.getByRole('table', { name: messages.orders }));
    await expect(table.getByRole('row', { name: /^WANT Buy/u })).toBeVisible();
  },
};

export const Taxed: Story = {
  args: {
    body: { ...exampleBody, targets: [{ id: 'ACME', weight: 0 }] },
  },
  name: '[PORTFOLIO-SCREENS-157] Tax rates are entered in percent; orders then have the tax of sales and the lots that it assumes',
  play: async () => {
    const rate = await screen.findByRole('textbox', { name: `${messages.shortTermRate} %` }, whileLoading);
    await expect(screen.queryByText(/^Estimated tax/u)).toBeNull();
    await userEvent.click(rate);
    await userEvent.keyboard('37{Enter}');
    // The other one is not entered, which is not a rate of 0.
    await expect(await screen.findByText(messages.taxNeeds(messages.longTermRate))).toBeVisible();
    await expect(screen.getByText(messages.taxRateNeeded)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: `${messages.longTermRate} %` })).toHaveValue('');
    await userEvent.click(screen.getByRole('textbox', { name: `${messages.longTermRate} %` }));
    await userEvent.keyboard('20{Enter}');
    // 6 bought for 100.60 each in May 2024 are sold for 120 each in November 2025: 116.40 at 20%.
    await expect(
      await screen.findByText(
        messages.taxOfSales('23.28 USD', 'short-term gain 0.00 USD', 'long-term gain 116.40 USD'),
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByText(messages.lotsToSell(1)));
    await expect(
      await screen.findByText(/^ACME: 6 bought May 2, 2024 in Main broker, long-term gain 116\.40 USD$/u),
    ).toBeVisible();
    await userEvent.clear(screen.getByRole('textbox', { name: `${messages.longTermRate} %` }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(/^Estimated tax/u)).toBeNull());
    await expect(rate).toHaveValue('37.0');
  },
};

export const TaxedLoss: Story = {
  args: {
    body: {
      ...exampleBody,
      rows: exampleBody.rows.map((row) => (row.id === 'first' ? { ...row, price: '200' } : row)),
      targets: [{ id: 'ACME', weight: 0 }],
      taxRates: { shortTerm: 0.37, longTerm: 0.2 },
    },
  },
  name: '[PORTFOLIO-SCREENS-186] A loss of sales is called a loss',
  play: async () => {
    // 6 bought for 200.10 each are sold for 120 each.
    const loss = messages.taxOfSales('0.00 USD', 'short-term gain 0.00 USD', 'long-term loss 480.60 USD');
    await expect(
      await screen.findByText((text: string) => text.startsWith(loss), {}, whileLoading),
    ).toBeVisible();
  },
};

export const AddsAnInstrument: Story = {
  name: '[PORTFOLIO-SCREENS-48] An instrument that is not held is added by its symbol',
  play: async () => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: messages.addSymbol }, whileLoading),
      'want{Enter}',
    );
    await expect(
      await screen.findByRole('textbox', { name: `${messages.targetOf('WANT')} %` }, whileLoading),
    ).toHaveValue('0.0');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, body: { ...exampleBody, targets: [{ id: 'ACME', weight: 0.3 }] } },
  name: '[PORTFOLIO-SCREENS-49] What is read-only shows targets and orders without fields to enter them',
  play: async () => {
    await expect(await screen.findByRole('table', { name: messages.orders }, whileLoading)).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: /^Target of/u })).toBeNull();
    await expect(screen.queryByRole('button', { name: messages.add })).toBeNull();
  },
};

export const NothingHeld: Story = {
  args: { body: { ...newPortfolioBody('USD'), accounts: exampleAccounts } },
};

export const Loading: Story = { args: { workers: ledgerWorkersHere('unanswered') } };

export const Failed: Story = { args: { workers: ledgerWorkersHere({ reason: 'The worker ended.' }) } };

export const Sample: Story = {
  render: () => {
    const body = samplePortfolio();
    const targets = body.instruments.slice(0, 6).map(({ id }) => ({ id, weight: 0.08 }));
    return <PortfolioHere body={{ ...body, targets }} query="view=targets" />;
  },
};
