import type { Meta, StoryObj } from '@storybook/react-vite';
import { newPortfolioBody } from '@finance-analyst/documents';
import type { LedgerRow } from '@finance-analyst/portfolio';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { samplePortfolio } from '../sample/samplePortfolio.js';
import { exampleAccounts, exampleBody } from '../testing/examplePortfolio.js';
import { ledgerWorkersHere } from '../testing/ledgerWorkersHere.js';
import { PortfolioHere } from '../testing/PortfolioHere.js';
import { sendEventsPlainly } from '../testing/sendEventsPlainly.js';
import { messages as screenMessages } from '../messages.js';
import { messages as exportMessages } from '../export/messages.js';
import { messages as washMessages } from '../wash-sales/messages.js';
import { messages } from './messages.js';

const meta = {
  title: 'Portfolio/Transactions',
  component: PortfolioHere,
  args: { body: exampleBody, query: 'view=transactions' },
  beforeEach: sendEventsPlainly,
} satisfies Meta<typeof PortfolioHere>;
export default meta;

type Story = StoryObj<typeof meta>;

const grid = (): Promise<HTMLElement> => screen.findByRole('grid', { name: messages.title });

const cellOf = (column: string, row: string | null = null): HTMLElement | null =>
  document.querySelector(
    row === null
      ? `tbody tr[data-row] > [data-column="${column}"]`
      : `tr[data-row="${row}"] > [data-column="${column}"]`,
  );

const firstCell = async (column: string): Promise<HTMLElement> => {
  await grid();
  await waitFor(() => expect(cellOf(column)).toBeVisible());
  return cellOf(column) as HTMLElement;
};

const undoButton = (): HTMLElement => screen.getByRole('button', { name: /^Undo/u });

export const Ledger: Story = {
  name: '[PORTFOLIO-SCREENS-22] Lists the newest transaction first, and says which are not counted and why',
  play: async () => {
    await grid();
    await waitFor(() => expect(cellOf('state', 'refused')).toHaveTextContent(/^Not counted\. ./u));
    await expect(cellOf('state', 'sold')).toHaveTextContent(/^$/u);
    // 4 at 130, which the row does not state.
    await expect(cellOf('gross', 'sold')?.querySelector('[data-usual]')).toHaveTextContent('520.00');
    const rows = [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')].map(
      ({ dataset }) => dataset['row'],
    );
    await expect(rows.slice(1)).toEqual(['refused', 'sold', 'other', 'paid', 'first', 'cash']);
  },
};

export const RefusalsInWords: Story = {
  name: '[PORTFOLIO-SCREENS-105] Says which rows are not counted and why, with names of accounts, and leads to them',
  args: {
    body: {
      ...exampleBody,
      rows: exampleBody.rows.map((row) => (row.id === 'refused' ? { ...row, quantity: '40000' } : row)),
    },
  },
  play: async () => {
    await grid();
    const reason = 'Account Main broker holds 6 ACME on that day, less than 40,000.';
    await expect(await screen.findByText(`2025-09-01 ACME: ${reason}`)).toBeVisible();
    await waitFor(() => expect(cellOf('state', 'refused')).toHaveTextContent(messages.notCounted(reason)));
    await userEvent.click(screen.getByRole('link', { name: screenMessages.showRefused }));
    await waitFor(() => expect(cellOf('state', 'sold')).toBeNull());
    await expect(cellOf('state', 'refused')).toBeVisible();
  },
};

export const MarkedAtItsNumber: Story = {
  name: '[PORTFOLIO-SCREENS-107] Numbers rows by their place, and marks those not counted beside the number',
  play: async () => {
    await grid();
    const heading = (id: string) => document.querySelector(`tr[data-row="${id}"] > th`);
    await waitFor(() => expect(heading('refused')?.querySelector('svg')).toBeVisible());
    await expect(heading('refused')).toHaveTextContent(/Not counted\..*1$/u);
    await expect(heading('sold')).toHaveTextContent(/2$/u);
    await expect(heading('sold')?.querySelector('svg')).toBeNull();
  },
};

const soldAtALoss: readonly LedgerRow[] = [
  ...exampleBody.rows.filter(({ id }) => id !== 'refused' && id !== 'sold'),
  {
    id: 'loss',
    entry: 7,
    account: 'broker',
    kind: 'sell',
    date: '2025-08-04',
    instrument: { symbol: 'ACME', market: null },
    quantity: '4',
    price: '90',
    currency: 'USD',
  },
  {
    id: 'again',
    entry: 8,
    account: 'bank',
    kind: 'buy',
    date: '2025-08-20',
    instrument: { symbol: 'ACME', market: null },
    quantity: '3',
    price: '92',
    currency: 'USD',
  },
];

export const WashSales: Story = {
  name: '[PORTFOLIO-SCREENS-244] Marks a wash sale with the loss, the purchases and the rule, counts it beside realized gains, and lists only wash sales',
  args: { body: { ...exampleBody, rows: soldAtALoss } },
  play: async () => {
    await grid();
    const mark = await screen.findByRole('button', { name: washMessages.washSale }, { timeout: 15_000 });
    await expect(mark.closest('tr')).toHaveAttribute('data-row', 'loss');
    mark.focus();
    await userEvent.keyboard('{Enter}');
    const words = within(await screen.findByRole('dialog', { name: /^Wash sale: /u }));
    // 3 of the shares sold at 90 had cost 100.60.
    await expect(words.getByText(washMessages.loss('31.80 USD', '3'))).toBeVisible();
    await expect(words.getByText(washMessages.bought('3', 'Aug 20, 2025', 'Bank in Berlin'))).toBeVisible();
    await expect(words.getByText(washMessages.rule)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('link', { name: washMessages.count(1, '1') }));
    await waitFor(() => expect(cellOf('state', 'again')).toBeNull());
    await expect(cellOf('state', 'loss')).toHaveTextContent(washMessages.washSale);
    await userEvent.click(screen.getByRole('checkbox', { name: washMessages.only('1') }));
    await waitFor(() => expect(cellOf('state', 'again')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  name: '[PORTFOLIO-SCREENS-23] Enters a transaction by keyboard, and undo removes it in one step',
  play: async () => {
    (await firstCell('date')).focus();
    await userEvent.keyboard('5/2/2025{Tab}buy{Tab}{Tab}newc{Tab}3{Tab}101.50{Tab}');
    await waitFor(() => expect(undoButton()).toHaveAccessibleName('Undo: 2025-05-02 buy NEWC added'));
    // The entry goes on in the transaction that was just added.
    await userEvent.keyboard('{Tab}4.95{Enter}');
    await waitFor(() =>
      expect(undoButton()).toHaveAccessibleName('Undo: Fees of 2025-05-02 buy NEWC to 4.95'),
    );
    await expect(screen.getByText(messages.count(7))).toBeVisible();
    // The next one begins where this one did.
    await waitFor(() => expect(cellOf('date')).toHaveFocus());
    await expect(cellOf('state')).toHaveTextContent(messages.enterHere);
    await userEvent.click(undoButton());
    await userEvent.click(undoButton());
    await waitFor(() => expect(screen.getByText(messages.count(6))).toBeVisible());
    await expect(undoButton()).toHaveAccessibleName('Undo');
  },
};

export const NeverIntoASavedRow: Story = {
  name: '[PORTFOLIO-SCREENS-210] Enter after the last entry begins the next transaction, not one that is saved',
  play: async () => {
    (await firstCell('date')).focus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}acme{Enter}3{Enter}101.50{Enter}');
    await waitFor(() => expect(undoButton()).toHaveAccessibleName('Undo: 2025-11-20 buy ACME added'));
    await waitFor(() => expect(cellOf('date')).toHaveFocus());
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}7{Tab}');
    // What is entered goes on in the new row, around its end, until Escape lets Tab leave.
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{Tab}');
    await waitFor(() => expect(cellOf('date')).toHaveFocus());
    await expect(screen.getByText(messages.count(7))).toBeVisible();
    await userEvent.keyboard('{Escape}{Tab}');
    await expect((await grid()).contains(document.activeElement)).toBe(false);
  },
};

export const Chooses: Story = {
  name: '[PORTFOLIO-SCREENS-211] Offers kinds, accounts and instruments as choices, by keyboard and pointer',
  play: async () => {
    (await firstCell('kind')).focus();
    await userEvent.keyboard('d');
    const kind = screen.getByRole('combobox', { name: 'Type of New transaction' });
    await expect(kind).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent(messages.kinds.dividend);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(kind).toHaveValue(messages.kinds.deposit));
    cellOf('account')?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: /Bank in Berlin/u }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Account of New transaction' })).toHaveValue(
        'Bank in Berlin',
      ),
    );
    await userEvent.keyboard('{Tab}ac');
    await expect(await screen.findByRole('option', { name: /^ACME/u })).toBeVisible();
    await expect(screen.getByRole('option', { name: /^AC(?!ME)/u })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const NoticesBelow: Story = {
  name: '[PORTFOLIO-SCREENS-213] Notices stand below the grid',
  play: async () => {
    const table = await grid();
    const notice = await screen.findByText(screenMessages.refusedTitle(1, '1'));
    await expect(table.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const NearInstrument: Story = {
  args: {
    body: {
      ...exampleBody,
      instruments: exampleBody.instruments.map((one) =>
        one.symbol === 'ACME' ? { ...one, name: 'Acme Foods' } : one,
      ),
    },
  },
  name: '[PORTFOLIO-SCREENS-212] Asks whether a held instrument is meant by a new one without a market price',
  play: async () => {
    (await firstCell('instrument')).focus();
    await userEvent.keyboard('acm{Tab}');
    const near = await screen.findByRole('button', { name: messages.didYouMean('ACME') });
    await expect(screen.getByText(messages.newWithoutPrice('ACM', 'ACME', 'Acme Foods'))).toBeVisible();
    near.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cellOf('instrument')).toHaveFocus());
    await expect(cellOf('instrument')?.querySelector('input')).toHaveValue('ACME');
  },
};

export const KeepsADraft: Story = {
  name: '[PORTFOLIO-SCREENS-214] A transaction that is left half entered is a draft, in other views too, until undo',
  play: async () => {
    (await firstCell('quantity')).focus();
    await userEvent.keyboard('7{Tab}{Escape}{Tab}');
    await expect(await screen.findByText(messages.draftNote)).toBeVisible();
    await expect(undoButton()).toHaveAccessibleName(`Undo: ${messages.draftStored}`);
    await userEvent.click(screen.getByRole('radio', { name: screenMessages.views.accounts }));
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await userEvent.click(screen.getByRole('radio', { name: screenMessages.views.transactions }));
    await grid();
    await waitFor(() => expect(cellOf('quantity')).toHaveTextContent('7'));
    await userEvent.click(undoButton());
    await waitFor(() => expect(cellOf('quantity')).not.toHaveTextContent('7'));
    await expect(screen.queryByText(messages.draftNote)).toBeNull();
  },
};

export const EditsACell: Story = {
  name: '[PORTFOLIO-SCREENS-24] A cell is typed over, cleared by Delete, and keeps a refused text with its reason',
  play: async () => {
    await firstCell('date');
    cellOf('kind', 'sold')?.focus();
    await userEvent.keyboard('qq{Enter}');
    const field = screen.getByRole('combobox', { name: 'Type of 2025-08-04 sell ACME' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('qq');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(cellOf('kind', 'sold')).toHaveFocus();
    await expect(cellOf('kind', 'sold')?.querySelector('input')).toHaveValue(messages.kinds.sell);
    cellOf('price', 'first')?.focus();
    await userEvent.keyboard('99.5{Enter}');
    await waitFor(() =>
      expect(undoButton()).toHaveAccessibleName('Undo: Price of 2024-05-02 buy ACME to 99.5'),
    );
    cellOf('note', 'paid')?.focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() =>
      expect(undoButton()).toHaveAccessibleName('Undo: Note of 2025-06-03 dividend ACME cleared'),
    );
  },
};

export const PastesRows: Story = {
  name: '[PORTFOLIO-SCREENS-25] Rows pasted into the empty row are new transactions, as one step',
  play: async () => {
    (await firstCell('date')).focus();
    await userEvent.paste(
      '2025-01-02\tBuy\tMain broker\tPSTD\t1\t10\n2025-01-03\tSell\tMain broker\tPSTD\t1\t11',
    );
    await waitFor(() => expect(undoButton()).toHaveAccessibleName('Undo: 2 transactions added'));
    await expect(screen.getByText(messages.count(8))).toBeVisible();
    await userEvent.click(undoButton());
    await expect(await screen.findByText(messages.count(6))).toBeVisible();
  },
};

export const RemovesARow: Story = {
  name: '[PORTFOLIO-SCREENS-26] Removes a transaction by key or button, and the next one takes the focus',
  play: async () => {
    await firstCell('date');
    cellOf('date', 'sold')?.focus();
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    await waitFor(() => expect(cellOf('date', 'sold')).toBeNull());
    await expect(cellOf('date', 'other')).toHaveFocus();
    await expect(undoButton()).toHaveAccessibleName('Undo: 2025-08-04 sell ACME removed');
  },
};

export const NotCountedOnly: Story = {
  args: { query: 'view=holdings' },
  name: '[PORTFOLIO-SCREENS-27] The notice leads to the transactions that are not counted, and a correction counts',
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: screenMessages.showRefused }));
    await grid();
    await expect(await screen.findByText(messages.countOf('1', 6, '6'))).toBeVisible();
    cellOf('quantity', 'refused')?.focus();
    await userEvent.keyboard('2{Enter}');
    // It stays where it is while it is being edited.
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: messages.notCountedOnly('0') })).toBeChecked(),
    );
  },
};

export const Filtered: Story = {
  name: '[PORTFOLIO-SCREENS-28] Filters by words, and says how many are left',
  play: async () => {
    await grid();
    await userEvent.type(screen.getByRole('textbox', { name: messages.filter }), '2024 acme');
    await expect(await screen.findByText(messages.countOf('1', 6, '6'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: messages.clearFilter }));
    await expect(await screen.findByText(messages.count(6))).toBeVisible();
  },
};

export const InTheDialog: Story = {
  name: '[PORTFOLIO-SCREENS-29] A split is entered in the dialog, with the fields that its kind uses',
  play: async () => {
    (await firstCell('date')).focus();
    await userEvent.keyboard('{ArrowRight}split{Tab}{ArrowRight}acme{Tab}{End}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(cellOf('state')).toHaveFocus());
    await expect(cellOf('state')).toHaveTextContent(messages.notAdded(messages.enterRatio));
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: messages.addTransaction }));
    await userEvent.click(dialog.getByRole('button', { name: messages.addTransaction }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Ratio is missing.');
    await userEvent.type(dialog.getByRole('textbox', { name: messages.fields.ratioReceived }), '3');
    await userEvent.type(dialog.getByRole('textbox', { name: messages.fields.ratioHeld }), '1{Enter}');
    await waitFor(() => expect(undoButton()).toHaveAccessibleName('Undo: 2025-11-20 split ACME added'));
  },
};

export const SplitInItsCell: Story = {
  name: '[PORTFOLIO-SCREENS-106] A split is entered in the grid by its ratio, and corrected there',
  play: async () => {
    (await firstCell('date')).focus();
    await userEvent.keyboard('{ArrowRight}split{Tab}{ArrowRight}acme{Tab}3 for 2{Enter}');
    await waitFor(() => expect(undoButton()).toHaveAccessibleName('Undo: 2025-11-20 split ACME added'));
    await waitFor(() => expect(cellOf('state', 'sold')).toBeVisible());
    const split = document.querySelectorAll<HTMLElement>('tbody tr[data-row]')[1]?.dataset['row'] ?? '';
    cellOf('quantity', split)?.focus();
    await userEvent.keyboard('1.5{Enter}');
    await waitFor(() =>
      expect(undoButton()).toHaveAccessibleName('Undo: Ratio of 2025-11-20 split ACME to 1.5:1'),
    );
    await waitFor(() => expect(cellOf('state', split)).toHaveTextContent(/^$/u));
    await expect(cellOf('quantity', split)).toHaveStyle({ textAlign: 'right' });
  },
};

export const MergerOpensTheDialog: Story = {
  name: '[PORTFOLIO-SCREENS-106] A merger entered as a kind opens its dialog, as no column has what it gives',
  play: async () => {
    (await firstCell('date')).focus();
    await userEvent.keyboard('{ArrowRight}merger{Tab}');
    await expect(await screen.findByRole('dialog', { name: messages.addTransaction })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  name: '[PORTFOLIO-SCREENS-30] [PORTFOLIO-SCREENS-189] What is read-only has no empty row, no fields, no removal, and nothing to undo, save or import',
  play: async () => {
    const cell = await firstCell('date');
    await expect(cell.parentElement).toHaveAttribute('data-row', 'refused');
    cell.focus();
    await expect(cell.querySelector('input')).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Remove/u })).toBeNull();
    for (const name of [/^Undo/u, /^Redo/u, screenMessages.save, screenMessages.import])
      await expect(screen.queryByRole('button', { name })).toBeNull();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: messages.transaction });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const NoAccount: Story = { args: { body: newPortfolioBody('USD') } };

export const NoTransactions: Story = {
  args: { body: { ...newPortfolioBody('USD'), accounts: exampleAccounts } },
};

export const NotFolded: Story = {
  args: { workers: ledgerWorkersHere({ reason: 'The worker ended.' }) },
};

export const Folding: Story = { args: { workers: ledgerWorkersHere('unanswered') } };

export const Sample: Story = {
  render: () => <PortfolioHere body={samplePortfolio()} query="view=transactions" />,
};

const many = (): LedgerRow[] =>
  Array.from({ length: 100_000 }, (_, at) => ({
    id: `row-${at}`,
    entry: at + 1,
    account: 'broker',
    kind: 'deposit',
    date: new Date(Date.UTC(2000, 0, 1 + Math.floor(at / 12))).toISOString().slice(0, 10),
    gross: String(at + 1),
    currency: 'USD',
  }));

export const Large: Story = {
  render: () => (
    <PortfolioHere
      body={{ ...newPortfolioBody('USD'), accounts: exampleAccounts, rows: many() }}
      query="view=transactions"
      workers={ledgerWorkersHere('unanswered')}
    />
  ),
  name: '[PORTFOLIO-SCREENS-31] 100,000 transactions are drawn as far as they are in view',
  play: async () => {
    const table = await grid();
    await waitFor(() => expect(cellOf('gross', 'row-99999')).toHaveTextContent('100,000.00'));
    await expect(table.querySelectorAll('*').length).toBeLessThan(2500);
    await expect(table).toHaveAttribute('aria-rowcount', '100002');
    cellOf('gross', 'row-99999')?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(cellOf('gross', 'row-0')).toHaveTextContent('1.00'));
  },
};

export const Exports: Story = {
  name: '[PORTFOLIO-SCREENS-101] Names what a format cannot hold before the file is written',
  play: async () => {
    await grid();
    await userEvent.click(screen.getByRole('button', { name: messages.export }));
    const dialog = within(await screen.findByRole('dialog', { name: exportMessages.title }));
    await waitFor(() => expect(dialog.getByText(exportMessages.written(6))).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(exportMessages.format, 'u') }));
    await userEvent.click(await screen.findByRole('option', { name: exportMessages.formats.ghostfolio }));
    await waitFor(() => expect(dialog.getByText(/^Deposit \(1\): ./u)).toBeVisible());
    await expect(dialog.getByRole('button', { name: exportMessages.export })).toBeVisible();
  },
};
