import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeMemory } from '../testing/createFakeMemory.js';
import { openTool, typeInto } from '../testing/openTool.js';
import { fieldOf, press } from '../testing/openWorkbench.js';
import { completed, nextSteps, startHistory, withEdit } from './entryHistory.js';
import { replaceToolAddress } from './replaceToolAddress.js';
import { startingEntries } from './startingEntries.js';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const left = { ...startingEntries, values: { ...startingEntries.values, revenue: 5e6 } };

it('[VALUATION-SCREENS-300] brings back with undo what an opened link replaced', () => {
  openTool({ memory: createFakeMemory(left), address: '/valuation-tool?revenue=7000000' });
  expect(fieldOf('Revenue').value).toBe('7');
  fireEvent.click(screen.getByRole('button', { name: 'Undo entries from link' }));
  expect(fieldOf('Revenue').value).toBe('5');
});

it('[VALUATION-SCREENS-300] has nothing to undo after a reload', () => {
  openTool({ memory: createFakeMemory(left), address: '/valuation-tool?revenue=5000000' });
  expect(fieldOf('Revenue').value).toBe('5');
  expect(screen.queryByRole('button', { name: 'Undo entries from link' })).toBeNull();
});

it('[VALUATION-SCREENS-361] has the last keys after a reload that the address came too late for', () => {
  const memory = createFakeMemory(left);
  const address = '/valuation-tool?revenue=5000000';
  openTool({ memory, address });
  typeInto('Revenue', '7');
  // Entries in another tab are not this tab's.
  memory.stored = left;
  document.body.innerHTML = '';
  openTool({ memory, address });
  expect(fieldOf('Revenue').value).toBe('7');
  document.body.innerHTML = '';
  openTool({ memory, address: '/valuation-tool?revenue=9000000' });
  expect(fieldOf('Revenue').value).toBe('9');
});

it('[VALUATION-SCREENS-361] opens a link with its own entries once the address has the last keys', () => {
  const memory = createFakeMemory(left);
  const address = '/valuation-tool?revenue=5000000';
  const { query, unmount } = openTool({ memory, address });
  typeInto('Revenue', '7');
  unmount();
  expect(query().get('revenue')).toBe('7000000');
  openTool({ memory, address });
  expect(fieldOf('Revenue').value).toBe('5');
});

it('[VALUATION-SCREENS-300] writes the last entry into the address before it leads to the workbench, and on leaving', async () => {
  const { query, unmount } = openTool({ address: '/valuation-tool?symbol=EXM' });
  typeInto('Revenue', '1000');
  await press(screen.getByRole('button', { name: 'Continue in workbench' }));
  expect(query().get('revenue')).toBe('1000000000');
  typeInto('Revenue', '1200');
  unmount();
  expect(query().get('revenue')).toBe('1200000000');
});

it('[VALUATION-SCREENS-300] leaves the address of another screen alone', () => {
  window.history.replaceState(null, '', '/settings?a=1');
  expect(replaceToolAddress('?revenue=5')).toBe(false);
  expect(window.location.pathname + window.location.search).toBe('/settings?a=1');
  window.history.replaceState(null, '', '/valuation-tool');
  expect(replaceToolAddress('?revenue=5')).toBe(true);
  expect(window.location.pathname + window.location.search).toBe('/valuation-tool?revenue=5');
});

it('[VALUATION-SCREENS-303] keeps choosing a company and its figures one step when the field is left', () => {
  const chosen = withEdit(startHistory(startingEntries), left, 'company EXM', 'company EXM');
  const filled = withEdit(completed(chosen), { ...left, symbol: 'EXM' }, 'company EXM', 'company EXM');
  expect(filled.past).toHaveLength(1);
  expect(nextSteps(filled).undo).toBe('company EXM');
});

it('[VALUATION-SCREENS-303] leaves undo to the company search while it is typed in', () => {
  openTool();
  typeInto('Revenue', '1000');
  fireEvent.blur(fieldOf('Revenue'));
  screen.getByRole('combobox', { name: 'Company' }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'z', ctrlKey: true });
  expect(fieldOf('Revenue').value).toBe('1,000');
  fireEvent.click(screen.getByRole('button', { name: 'Undo Revenue' }));
  expect(fieldOf('Revenue').value).toBe('');
});
