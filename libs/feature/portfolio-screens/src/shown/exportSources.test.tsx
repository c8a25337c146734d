import { type ExportSource, ExportSourcesContext } from '@finance-analyst/contributions';
import { newPortfolioBody } from '@finance-analyst/documents';
import { createKeyedList } from '@finance-analyst/foundation';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages as incomeMessages } from '../income/messages.js';
import { messages as targetMessages } from '../targets/messages.js';
import { messages as screenMessages } from '../messages.js';
import { exampleBody } from '../testing/examplePortfolio.js';
import { PortfolioHere } from '../testing/PortfolioHere.js';
import { PortfoliosHere } from '../testing/PortfoliosHere.js';
import { messages as transactionMessages } from '../transactions/messages.js';
import { messages } from './messages.js';

const waiting = { timeout: 10_000 };

const show = (view: string, body = exampleBody) => {
  const list = createKeyedList<ExportSource>();
  render(
    <ExportSourcesContext value={list}>
      <PortfolioHere body={body} query={`view=${view}`} />
    </ExportSourcesContext>,
  );
  const find = async (title: string): Promise<ExportSource> => {
    await waitFor(() => {
      expect(list.items.find((source) => source.title === title && !source.obstacle)).toBeDefined();
    }, waiting);
    return list.items.find((source) => source.title === title) as ExportSource;
  };
  return { list, find };
};
const linesOf = async (source: ExportSource): Promise<readonly string[]> => {
  const written = await source.write('csv');
  if (!written.ok) throw new Error(written.reason);
  return (await written.value.content.text())
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split('\r\n');
};

it('[PORTFOLIO-SCREENS-181] offers the transactions that the filter leaves', async () => {
  const { list, find } = show('transactions');
  const all = await find(messages.transactions);
  expect(await linesOf(all)).toHaveLength(exampleBody.rows.length + 1);
  const field = await screen.findByPlaceholderText(transactionMessages.filterHelp);
  await act(async () => {
    fireEvent.change(field, { target: { value: 'deposit' } });
  });
  const deposits = exampleBody.rows.filter(({ kind }) => kind === 'deposit').length;
  await waitFor(() => {
    expect(list.items[0]?.scope).toContain(`${deposits} of `);
  }, waiting);
  expect(await linesOf(await find(messages.transactions))).toHaveLength(deposits + 1);
}, 30_000);

it('[PORTFOLIO-SCREENS-181] offers the targets and the orders that they need', async () => {
  const { find } = show('targets', { ...exampleBody, targets: [{ id: 'ACME', weight: 0.3 }] });
  const lines = await linesOf(await find(targetMessages.title));
  const head = lines.findIndex((line) => line.startsWith(targetMessages.name));
  expect(lines.slice(0, head).some((line) => line.startsWith(messages.pricesAsOf))).toBe(true);
  expect(lines[head]).toContain('"Value, USD"');
  expect(lines.find((line) => line.includes('ACME'))?.split(',')[3]).toBe('0.3');
  expect(lines.at(-1)).toMatch(/^Cash,/u);
  const [first, ...orders] = await linesOf(await find(messages.orders));
  expect(first).toMatch(/^side,instrument,/u);
  expect(orders.some((line) => line.includes('ACME'))).toBe(true);
}, 30_000);

it('[PORTFOLIO-SCREENS-188] offers the accounts with their cash, a row for each currency', async () => {
  const { find } = show('accounts');
  const lines = await linesOf(await find(screenMessages.accounts));
  expect(lines).toContain(`${messages.asOf},2025-11-20`);
  expect(lines.some((line) => line.startsWith('Unit,'))).toBe(false);
  const head = lines.findIndex((line) => line.startsWith(screenMessages.account));
  expect(lines[head]).toContain('"Cash, in its currency","Cash, USD"');
  // 10,000 − 1,006 + 21.25 − 1,000 + 520, and nothing in the other account.
  expect(lines.slice(head + 1)).toEqual([
    'Main broker,8535.25,8535.25,USD,USD,,"First in, first out",',
    'Bank in Berlin,,,,EUR,,Specific identification,',
  ]);
}, 30_000);

it('[PORTFOLIO-SCREENS-188] offers the list of portfolios with their values, once all are computed', async () => {
  const list = createKeyedList<ExportSource>();
  render(
    <ExportSourcesContext value={list}>
      <PortfoliosHere bodies={{ Play: exampleBody, Empty: newPortfolioBody('CHF') }} query="" />
    </ExportSourcesContext>,
  );
  await waitFor(() => {
    expect(list.items.map(({ scope, obstacle }) => [scope, obstacle])).toEqual([
      [messages.portfoliosOf(2), null],
    ]);
  }, waiting);
  const lines = await linesOf(list.items[0] as ExportSource);
  // The cash above, and 6 and 20 shares at 120.
  expect(lines.filter((line) => line.startsWith('Play,'))).toEqual(['Play,11655.25,USD,2025-11-20,']);
  expect(lines.filter((line) => line.startsWith('Empty,'))).toEqual(['Empty,0,CHF,2025-11-20,']);
}, 30_000);

it('[PORTFOLIO-SCREENS-182] says why a view has nothing to export', async () => {
  const { list } = show('income', {
    ...exampleBody,
    rows: exampleBody.rows.filter(({ kind }) => kind !== 'dividend'),
  });
  await waitFor(() => {
    expect(list.items[0]?.obstacle).toEqual({
      kind: 'unavailable',
      reason: `${incomeMessages.noDividends}. ${incomeMessages.noDividendsExplained}`,
    });
  }, waiting);
}, 30_000);
