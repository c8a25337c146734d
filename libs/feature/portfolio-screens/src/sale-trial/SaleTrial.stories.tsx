import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LedgerRow } from '@finance-analyst/portfolio';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as screenMessages } from '../messages.js';
import { exampleAccounts, exampleBody, exampleRows } from '../testing/examplePortfolio.js';
import { PortfolioHere } from '../testing/PortfolioHere.js';
import { sendEventsPlainly } from '../testing/sendEventsPlainly.js';
import { messages as washMessages } from '../wash-sales/messages.js';
import { messages } from './messages.js';

const trade = { kind: 'buy', instrument: { symbol: 'ACME', market: null }, currency: 'USD' } as const;

/** Two more lots: one of this year in the same account, one of this month in another. */
const rows: readonly LedgerRow[] = [
  ...exampleRows,
  {
    ...trade,
    id: 'second',
    entry: 7,
    account: 'broker',
    date: '2025-06-02',
    quantity: '5',
    price: '150',
  },
  { ...trade, id: 'recent', entry: 8, account: 'bank', date: '2025-11-10', quantity: '2', price: '125' },
];

const body = { ...exampleBody, rows, taxRates: { shortTerm: 0.37, longTerm: 0.2 } };

const meta = {
  title: 'Portfolio/SaleTrial',
  component: PortfolioHere,
  args: { body, query: 'view=holdings' },
} satisfies Meta<typeof PortfolioHere>;
export default meta;

type Story = StoryObj<typeof meta>;

const whileLoading = { timeout: 15_000 };

const openTrial = async () => {
  const name = await screen.findByRole('button', { name: /^ACME/u }, whileLoading);
  name.focus();
  await userEvent.keyboard('{Enter}');
  const action = await screen.findByRole('button', { name: screenMessages.trySaleOf('ACME') }, whileLoading);
  action.focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: messages.title('ACME') }, whileLoading));
};

const field = (dialog: ReturnType<typeof within>, label: string): HTMLElement =>
  dialog.getByRole('textbox', { name: new RegExp(`^${label}`, 'u') });

const enter = async (input: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

export const ByTerm: Story = {
  name: '[PORTFOLIO-SCREENS-240] Tries out a sale from the lots of a holding by keyboard, with gain by lot and term, tax and wash sales',
  play: async () => {
    const dialog = await openTrial();
    // 6 of the first lot at 100.60 and 5 at 150, sold for 120.
    await expect(field(dialog, messages.quantity)).toHaveValue('11');
    await expect(field(dialog, messages.price)).toHaveValue('120');
    await expect(field(dialog, messages.date)).toHaveValue('2025-11-20');
    const table = within(await dialog.findByRole('table', { name: /^Lots sold/u }, whileLoading));
    const [, long, short, shortSum, longSum, total] = table.getAllByRole('row');
    await expect(long).toHaveTextContent(/Long-term.*6.*720\.00.*603\.60.*116\.40/u);
    await expect(short).toHaveTextContent(/Short-term.*5.*600\.00.*750\.00.*150\.00.*Wash sale/u);
    await expect(shortSum).toHaveTextContent(/^Short-term/u);
    await expect(longSum).toHaveTextContent(/^Long-term/u);
    await expect(total).toHaveTextContent(/Total.*11.*1,320\.00.*1,353\.60.*33\.60/u);
    await expect(dialog.getByText(messages.netLoss('33.60 USD'))).toBeVisible();
    // 2 of the 5 shares were bought this month, in another account.
    await expect(dialog.getByText(washMessages.loss('60.00 USD', '2'))).toBeVisible();
    await expect(dialog.getByText(washMessages.bought('2', 'Nov 10, 2025', 'Bank in Berlin'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: screenMessages.trySaleOf('ACME') })).toHaveFocus();
    await expect(screen.getByRole('button', { name: /^Undo/u })).toHaveAccessibleName('Undo');
  },
};

export const Taxed: Story = {
  name: '[PORTFOLIO-SCREENS-241] Follows what is entered: the quantity, the price, the date, and lots that are named',
  play: async () => {
    const dialog = await openTrial();
    await enter(field(dialog, messages.quantity), '3');
    // Long-term: 3 × (120 − 100.60) × 20%.
    await expect(await dialog.findByText('11.64 USD', {}, whileLoading)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${messages.chooseLots}`, 'u') }));
    await enter(dialog.getByRole('textbox', { name: /^Lot of Jun/u }), '2');
    await enter(field(dialog, messages.price), '160');
    // Short-term: 2 × 10 × 37%.
    await expect(await dialog.findByText('7.40 USD', {}, whileLoading)).toBeVisible();
    await expect(field(dialog, messages.quantity)).toHaveValue('2');
    await expect(field(dialog, messages.quantity)).toHaveAttribute('readonly');
    await enter(field(dialog, messages.date), '2026-07-01');
    // Long-term by then: 2 × 10 × 20%.
    await expect(await dialog.findByText('4.00 USD', {}, whileLoading)).toBeVisible();
    await enter(field(dialog, messages.price), 'much');
    await expect(await dialog.findByText(messages.mend)).toBeVisible();
  },
};

export const NotPossible: Story = {
  name: '[PORTFOLIO-SCREENS-241] Says why a sale is not possible, and changes the account with its quantity',
  play: async () => {
    const dialog = await openTrial();
    await enter(field(dialog, messages.quantity), '12');
    await expect(
      await dialog.findByText(
        'Account Main broker holds 11 ACME on that day, less than 12.',
        {},
        whileLoading,
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Main broker/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bank in Berlin' }));
    await waitFor(() => expect(field(dialog, messages.quantity)).toHaveValue('2'));
  },
};

export const WithoutRates: Story = {
  name: '[PORTFOLIO-SCREENS-242] Without tax rates, gives the gain without a tax and leads to where they are entered',
  args: { body: { ...body, taxRates: { shortTerm: 0.37 } } },
  beforeEach: sendEventsPlainly,
  play: async () => {
    const dialog = await openTrial();
    await expect(
      await dialog.findByText(
        /^No tax: long-term tax rate is not entered\./u,
        { selector: 'p' },
        whileLoading,
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('table', { name: /^Lots sold/u })).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: messages.enterRates }));
    await expect(
      await screen.findByRole('textbox', { name: /^Long-term tax rate/u }, whileLoading),
    ).toBeVisible();
  },
};

export const InAnotherCurrency: Story = {
  name: '[PORTFOLIO-SCREENS-243] Gives figures in the currency of the portfolio and lots in that of the sale',
  args: {
    body: {
      ...exampleBody,
      rows: rows.filter(({ id }) => id !== 'recent'),
      currency: 'EUR',
      accounts: exampleAccounts,
      taxRates: { shortTerm: 0, longTerm: 0.2 },
    },
  },
  play: async () => {
    const dialog = await openTrial();
    await expect(await dialog.findByText(messages.converted('USD', 'EUR'), {}, whileLoading)).toBeVisible();
    await expect(dialog.getByRole('table', { name: 'Lots sold, in USD' })).toHaveTextContent('1,320.00');
    // At 1.1 euros for a dollar.
    await expect(dialog.getAllByText('1,452.00 EUR')[0]).toBeVisible();
    await expect(dialog.getByText(messages.buyingAgain('ACME', 'Dec 20, 2025'))).toBeVisible();
  },
};
