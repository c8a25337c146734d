import { Button } from '@finance-analyst/components';
import { FigureFormatProvider } from '@finance-analyst/figures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { messages } from '../messages.js';
import { exampleBody, exampleHoldings } from '../testing/exampleHoldings.js';
import { HoldingsPanel } from './HoldingsPanel.js';

const meta: Meta<typeof HoldingsPanel> = {
  title: 'Portfolio/HoldingsPanel',
  component: HoldingsPanel,
  args: {
    holdings: exampleHoldings,
    title: 'Sample portfolio',
    names: exampleBody,
    today: '2026-11-02',
    state: null,
    note: messages.inCurrency('USD'),
    start: <Button variant="primary">{messages.importTransactions}</Button>,
  },
  render: (args) => (
    <FigureFormatProvider locale="en-US" timeZone="UTC">
      <HoldingsPanel {...args} />
    </FigureFormatProvider>
  ),
};
export default meta;

type Story = StoryObj<typeof HoldingsPanel>;

export const TwoCurrencies: Story = {
  play: async ({ canvas }) => {
    // The company without a market price is in its place by value.
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(/Dunmarrow Machinery/u);
    await expect(second).toHaveTextContent(/Quorrin Outfitters/u);
    const unpriced = canvas.getByRole('row', { name: /Dunmarrow Machinery/u });
    await expect(unpriced).toHaveTextContent(/Last price (paid|received), /u);
    await expect(canvas.getByText(messages.group)).toBeVisible();
  },
};

export const FiledGain: Story = {
  name: '[PORTFOLIO-SCREENS-184] Marks the gain of a holding at its last price paid as its price is, with the same source',
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getByRole('row', { name: /Dunmarrow Machinery/u }));
    const gain = row.getByRole('button', { name: new RegExp(`^${messages.gainOnCost}`, 'u') });
    await expect(gain.closest('td')).toHaveTextContent(/Last price (paid|received)$/u);
    await userEvent.click(gain);
    const source = within(await screen.findByRole('dialog', { name: messages.gainOnCost }));
    await expect(source.getByText(/^Last price (paid|received)$/u)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const priced = within(canvas.getByRole('row', { name: /Quorrin Outfitters/u }));
    await expect(
      priced.queryByRole('button', { name: new RegExp(`^${messages.gainOnCost}`, 'u') }),
    ).toBeNull();
  },
};

export const BySector: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(messages.groups.sector));
    await expect(canvas.getByRole('rowheader', { name: 'Consumer Staples' })).toBeVisible();
  },
};

export const WithLots: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('button', { name: /^Yarrowen/u });
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    const lots = canvas.getByRole('table', { name: messages.lotsOf('Yarrowen Beverages') });
    await expect(lots).toBeVisible();
    await expect(within(lots).getByRole('columnheader', { name: messages.gain })).toBeVisible();
    await expect(within(lots).getAllByText(/yr.*(long|short)-term/u)[0]).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('table', { name: /^Lots of/u })).toBeNull();
  },
};

export const NothingHeld: Story = {
  args: { holdings: { ...exampleHoldings, holdings: [], total: 0, withoutValue: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.noHoldings)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.importTransactions })).toBeVisible();
  },
};

export const Computing: Story = {
  args: { holdings: null, state: { kind: 'loading', label: messages.computing } },
};

export const Failed: Story = {
  args: {
    holdings: null,
    state: {
      kind: 'failed',
      title: messages.ledgerFailed,
      message: 'The worker ended.',
      onRetry: () => undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.ledgerFailed)).toBeVisible();
  },
};
