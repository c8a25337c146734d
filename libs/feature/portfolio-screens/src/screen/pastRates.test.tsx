import type { LedgerRow } from '@finance-analyst/portfolio';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages as incomeMessages } from '../income/messages.js';
import { messages } from '../messages.js';
import { exampleBody } from '../testing/examplePortfolio.js';
import { PortfolioHere } from '../testing/PortfolioHere.js';

const euro = { account: 'broker', instrument: { symbol: 'GONE', market: 'XETR' }, currency: 'EUR' };

/** A share in euros is bought and sold, and the euros are converted: nothing of it is held. */
const rows: readonly LedgerRow[] = [
  {
    id: 'cash',
    entry: 1,
    account: 'broker',
    kind: 'deposit',
    date: '2025-01-02',
    gross: '500',
    currency: 'EUR',
  },
  { ...euro, id: 'bought', entry: 2, kind: 'buy', date: '2025-01-03', quantity: '10', price: '50' },
  { ...euro, id: 'paid', entry: 3, kind: 'dividend', date: '2025-03-03', gross: '20' },
  { ...euro, id: 'sold', entry: 4, kind: 'sell', date: '2025-04-03', quantity: '10', price: '60' },
  {
    id: 'converted',
    entry: 5,
    account: 'broker',
    kind: 'exchange',
    date: '2025-04-04',
    gross: '620',
    currency: 'EUR',
    otherAmount: '682',
    otherCurrency: 'USD',
  },
];

const figureOf = (label: string): string =>
  screen.getByText(label, { selector: 'dt, dt *' }).closest('div')?.textContent ?? '';

it('[PORTFOLIO-SCREENS-173] converts gains and dividends in a currency that is no longer held', async () => {
  render(<PortfolioHere body={{ ...exampleBody, rows }} query="view=income" />);
  // 100 EUR gained and 20 EUR paid, at 1.10.
  await waitFor(
    () => {
      expect(figureOf(messages.realizedThisYear('2025'))).toContain('110.00');
      expect(figureOf(incomeMessages.paid)).toContain('22.00');
    },
    { timeout: 10_000 },
  );
}, 30_000);
