import { fireEvent, render, screen } from '@testing-library/react';
import type { QuickHistory } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { CasesTable } from './CasesTable.js';
import { startingEntries } from './startingEntries.js';
import type { ToolEntries } from './ToolEntries.js';
import type { ToolEditing } from './useToolEntries.js';

const past = (median: number) => ({
  years: [],
  summary: { ok: true, value: { median, low: median, high: median, count: 3 } } as const,
});

const openCases = (multiple: number) => {
  let entries: ToolEntries = startingEntries;
  const nothing = (): void => undefined;
  const editing: ToolEditing = {
    entries,
    next: { undo: null, redo: null },
    edit: (change) => {
      entries = change(entries);
    },
    complete: nothing,
    undo: nothing,
    redo: nothing,
    writeAddress: nothing,
    isForgotten: false,
  };
  const history: QuickHistory = {
    growth: past(0.123_456),
    finalMargin: past(0.1),
    multiple: past(multiple),
    multipleToday: { label: null, figure: { ok: false, reason: 'No price is available.' } },
  };
  render(<CasesTable editing={editing} history={history} />);
  return () => entries.values;
};

it('[VALUATION-SCREENS-309] enters the digits of the median that are shown', () => {
  const values = openCases(123.456);
  fireEvent.click(screen.getByRole('button', { name: 'Use median for Exit P/E, base case' }));
  expect(values()['net-income.multiple.base']).toBe(123.5);
  fireEvent.click(screen.getByRole('button', { name: 'Use median for Revenue growth, base case' }));
  expect(values()['growth.base']).toBe(0.123);
});

it('[VALUATION-SCREENS-309] offers no median that cannot be an entry', () => {
  openCases(4000);
  expect(screen.queryByRole('button', { name: 'Use median for Exit P/E, base case' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Use median for Revenue growth, base case' })).toBeTruthy();
});
