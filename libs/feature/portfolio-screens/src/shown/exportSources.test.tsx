import { type ExportSource, ExportSourcesContext } from '@finance-analyst/contributions';
import { createKeyedList } from '@finance-analyst/foundation';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages as incomeMessages } from '../income/messages.js';
import { messages as targetMessages } from '../targets/messages.js';
import { exampleBody } from '../testing/examplePortfolio.js';
import { PortfolioHere } from '../testing/PortfolioHere.js';
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
