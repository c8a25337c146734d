import type { Meta, StoryObj } from '@storybook/react-vite';
import { newPortfolioBody } from '@finance-analyst/documents';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as screenMessages } from '../messages.js';
import { samplePortfolio } from '../sample/samplePortfolio.js';
import { exampleBody } from '../testing/examplePortfolio.js';
import { ledgerWorkersHere } from '../testing/ledgerWorkersHere.js';
import { PortfoliosHere } from '../testing/PortfoliosHere.js';
import { messages } from './messages.js';

const bodies = { Retirement: samplePortfolio(), Play: exampleBody };

const meta = {
  title: 'Portfolio/Combined',
  component: PortfoliosHere,
  args: {
    bodies,
    query: 'portfolios=all',
    priceOf: (symbol) =>
      symbol.endsWith('.SMP')
        ? { price: 60 + symbol.charCodeAt(0), currency: 'USD' }
        : { price: 120, currency: 'USD' },
  },
} satisfies Meta<typeof PortfoliosHere>;
export default meta;

type Story = StoryObj<typeof meta>;

const table = (): Promise<HTMLElement> => screen.findByRole('region', { name: messages.table });

const search = (): string => screen.getByTestId('address').textContent ?? '';

export const All: Story = {
  name: '[PORTFOLIO-SCREENS-123] Shows all portfolios together, read-only, each holding with the way to its portfolio',
  play: async () => {
    const holdings = within(await table());
    await expect(await holdings.findByRole('rowheader', { name: 'Retirement' })).toBeVisible();
    await expect(screen.getByText(messages.readOnly)).toBeVisible();
    const [first] = holdings.getAllByRole('link', { name: 'Play' });
    await expect(first).toHaveAttribute('href', '/portfolio?portfolio=play');
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.getByRole('region', { name: messages.cash })).toHaveTextContent(/EUR/u);
  },
};

export const GainOnCost: Story = {
  name: '[PORTFOLIO-SCREENS-183] Shows the gain of all portfolios as a fraction of their cost, beside its amount',
  args: { bodies: { Play: exampleBody } },
  play: async () => {
    await table();
    const gain = screen.getByText(screenMessages.unrealized).nextElementSibling;
    // 26 shares at 120, of which 6 cost 100.60 and 20 cost 50.
    await waitFor(() => expect(gain).toHaveTextContent(/1,516\.40.*\+94\.6%/u));
  },
};

export const Chosen: Story = {
  name: '[PORTFOLIO-SCREENS-124] Leaves a portfolio out and groups by sector, and the address says so',
  play: async () => {
    await table();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Play' }));
    await waitFor(() => expect(search()).toBe('?portfolios=retirement'));
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages.some(1));
    // One portfolio stays.
    await expect(screen.getByRole('checkbox', { name: 'Retirement' })).toBeDisabled();
    await userEvent.click(screen.getByText(messages.groups.sector));
    await waitFor(() => expect(search()).toBe('?portfolios=retirement&group=sector'));
    await expect(within(await table()).getByRole('rowheader', { name: 'Consumer Staples' })).toBeVisible();
  },
};

export const OtherCurrency: Story = {
  name: '[PORTFOLIO-SCREENS-125] Values all in the currency of the address',
  args: { query: 'portfolios=all&currency=EUR&group=none' },
  play: async () => {
    await table();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/EUR/u);
    await expect(screen.getByRole('region', { name: messages.holdings })).toHaveTextContent(
      screenMessages.inCurrency('EUR'),
    );
  },
};

export const NotThere: Story = {
  name: '[PORTFOLIO-SCREENS-126] Says which portfolios of the address are not on this device',
  args: { query: 'portfolios=retirement&portfolios=gone' },
  play: async () => {
    await expect(await screen.findByText(messages.missing(1))).toBeVisible();
    await table();
  },
};

export const Failed: Story = {
  name: '[PORTFOLIO-SCREENS-126] Names a portfolio that could not be computed, with the reason',
  args: { workers: ledgerWorkersHere({ reason: 'The worker ended.' }) },
  play: async () => {
    await expect(await screen.findByText(messages.notCounted('Retirement'))).toBeVisible();
  },
};

export const List: Story = {
  name: '[PORTFOLIO-SCREENS-127] Lists each portfolio with its value and what is not in it, and leads to all together',
  args: { query: '', bodies: { ...bodies, Empty: newPortfolioBody('CHF') } },
  play: async () => {
    const play = (await screen.findByRole('link', { name: 'Play' })).closest('li') as HTMLElement;
    // Cash of 10,000 − 1,006 + 21.25 − 1,000 + 520 and 6 + 20 shares at 120.
    await waitFor(() => expect(play).toHaveTextContent(/11,655\.25/u));
    await expect(play).toHaveTextContent(screenMessages.refusedShort(1));
    await userEvent.click(screen.getByRole('link', { name: screenMessages.allTogether }));
    await table();
    await expect(search()).toBe('?portfolios=all');
  },
};
