import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleFundamentals } from '../testing/exampleModel.js';
import { fieldOf, headline, press, settle } from '../testing/openWorkbench.js';
import { createFakeMemory } from '../testing/createFakeMemory.js';
import { openTool, typeInto } from '../testing/openTool.js';
import { startingEntries } from './startingEntries.js';

/** A valuation computed by hand: 19.10 per share. */
const enterExample = (): void => {
  typeInto('Revenue', '1000');
  typeInto('Diluted shares', '100');
  typeInto('Net margin today', '8');
  typeInto('Years', '2');
  typeInto('Required return', '10');
  typeInto('Payout ratio', '50');
  typeInto('Revenue growth, base', '10');
  typeInto('Final net margin, base', '12');
  typeInto('Exit P/E, base', '15');
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('[VALUATION-SCREENS-304] starts empty, says what is missing, and answers with the last key', () => {
  openTool();
  expect(fieldOf('Revenue').value).toBe('');
  expect(fieldOf('Required return').value).toBe('9.0');
  expect(
    screen.getAllByText(/^Enter revenue, revenue growth, final net margin, exit P\/E and diluted shares/)[0],
  ).toBeTruthy();
  enterExample();
  expect(headline('Value per share').text).toContain('19.10');
  expect(screen.queryByText(/^Enter revenue/)).toBeNull();
  typeInto('Exit P/E, base', '1');
  const low = headline('Value per share').text;
  typeInto('Exit P/E, base', '15.5');
  expect(low).not.toBe(headline('Value per share').text);
});

it('[VALUATION-SCREENS-304] asks no server while there is no company', async () => {
  const { asked } = openTool();
  enterExample();
  await settle();
  expect(asked).toEqual([]);
});

it('[VALUATION-SCREENS-305] shows range, upside, implied return, and what the price implies', () => {
  openTool();
  enterExample();
  expect(headline('Implied return').text).toContain('Enter a price.');
  typeInto('Price', '15');
  expect(headline('Upside').text).toContain('+27.3%');
  expect(headline('Implied return').text).toContain('24.3%');
  expect(headline('Implied P/E').text).toContain('11.6×');
  for (const [toolCase, growth, margin, multiple] of [
    ['cautious', '5', '10', '12'],
    ['optimistic', '15', '14', '18'],
  ] as const) {
    typeInto(`Revenue growth, ${toolCase}`, growth);
    typeInto(`Final net margin, ${toolCase}`, margin);
    typeInto(`Exit P/E, ${toolCase}`, multiple);
  }
  expect(headline('Range').text).toMatch(/11\.\d\d.* – .*2\d\.\d\d/);
});

it('[VALUATION-SCREENS-305] says that the columns are reversed where cautious is worth more', () => {
  openTool();
  enterExample();
  for (const toolCase of ['cautious', 'optimistic'] as const) {
    typeInto(`Revenue growth, ${toolCase}`, '10');
    typeInto(`Final net margin, ${toolCase}`, '12');
    typeInto(`Exit P/E, ${toolCase}`, toolCase === 'cautious' ? '20' : '10');
  }
  expect(screen.getByText(/higher value than the optimistic/)).toBeTruthy();
});

it('[VALUATION-SCREENS-306] says why there is no value instead of showing one', () => {
  openTool();
  enterExample();
  typeInto('Final net margin, base', '-3');
  expect(headline('Value per share').text).toContain('not positive, so the exit multiple does not apply');
  typeInto('Final net margin, base', '12');
  typeInto('Years', '2.5');
  expect(screen.getByText('Enter a whole number.')).toBeTruthy();
  expect(screen.getAllByText('Out of range: years.').length).toBeGreaterThan(0);
});

it('[VALUATION-SCREENS-307] shows each year of a case as a table, and explains a figure down to its entries', async () => {
  openTool();
  enterExample();
  const table = screen.getByRole('table', { name: /^Year by year, base/ });
  expect(screen.getByRole('heading', { name: 'Year by year' }).nextElementSibling?.textContent).toBe('Base');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Line', 'Year 1', 'Year 2']);
  const income = within(table).getByRole('row', { name: /^Net income [^p]/ });
  expect(income.textContent).toMatch(/110.*145/);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent.trim()),
  ).toEqual([
    'Revenue USD m',
    'Net margin',
    'Net income USD m',
    'Shares millions',
    'Net income per share USD',
    'Dividend per share USD',
  ]);
  await press(within(table).getByRole('button', { name: /^Explain Net income, Year 2/ }));
  const tree = await screen.findByRole('list', { name: /^Derivation of Net income, year 2/ });
  expect(tree.textContent).toContain('revenue × net margin');
  expect(tree.textContent).toContain('Net margin today');
  expect(tree.textContent).toContain('Your entry');
});

it('[VALUATION-SCREENS-303] undoes and redoes entries by keyboard and button', () => {
  openTool();
  typeInto('Revenue', '1');
  typeInto('Revenue', '1000');
  fireEvent.blur(fieldOf('Revenue'));
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(fieldOf('Revenue').value).toBe('');
  fireEvent.click(button('Redo Revenue'));
  expect(fieldOf('Revenue').value).toBe('1,000');
  expect(button('Undo Revenue')).toBeTruthy();
});

it('[VALUATION-SCREENS-300] writes entries into the address after a pause, and into the memory at once', async () => {
  vi.useFakeTimers();
  try {
    const memory = createFakeMemory();
    const { query } = openTool({ memory });
    typeInto('Revenue', '1000');
    expect(memory.stored?.values.revenue).toBe(1e9);
    expect(String(query())).toBe('');
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(query().get('revenue')).toBe('1000000000');
  } finally {
    vi.useRealTimers();
  }
});

it('[VALUATION-SCREENS-300] opens with the entries of the address, else as it was left', () => {
  const memory = createFakeMemory({
    ...startingEntries,
    values: { ...startingEntries.values, revenue: 5e6 },
  });
  openTool({ memory }).unmount();
  openTool({ memory });
  expect(fieldOf('Revenue').value).toBe('5');
  document.body.innerHTML = '';
  openTool({ memory, address: '/valuation-tool?revenue=7000000&currency=CHF' });
  expect(fieldOf('Revenue').value).toBe('7');
});

it('[VALUATION-SCREENS-308] says that entries are not remembered where the device refuses them', () => {
  openTool({ memory: createFakeMemory(null, true) });
  expect(screen.queryByText('Entries are not saved on this device')).toBeNull();
  typeInto('Revenue', '1000');
  expect(screen.getByText('Entries are not saved on this device')).toBeTruthy();
});

const withIncome = () => {
  const fundamentals = exampleFundamentals();
  return {
    ...fundamentals,
    annual: fundamentals.annual.map((year) => {
      const operating = year.figures.operatingIncome;
      return {
        ...year,
        figures: {
          ...year.figures,
          ...(operating && { netIncome: { ...operating, value: Math.round(operating.value * 0.75) } }),
        },
      };
    }),
  };
};

const market = () => ({
  fundamentals: withIncome(),
  closes: [
    { date: '2024-12-31', close: 60 },
    { date: '2025-12-31', close: 70 },
  ],
});

it('[VALUATION-SCREENS-309] fills in a company’s figures with their source, and shows its history', async () => {
  const { shown } = openTool({ address: '/valuation-tool?symbol=EXM', market });
  await screen.findByText(/Example Instruments · EXM · USD/, { selector: 'header p' });
  await waitFor(() => {
    expect(fieldOf('Revenue').value).toBe('3,913');
  });
  expect(fieldOf('Price').value).toBe('71.50');
  expect(screen.getAllByText('As filed, FY2025')).toHaveLength(1);
  expect(screen.getByText('Diluted shares, count of FY2025, filed Feb 14, 2026')).toBeTruthy();
  expect(fieldOf('Revenue growth, base').value).toBe('');
  expect(screen.getByText(/^3-yr median 13\.0%/)).toBeTruthy();
  const history = screen.getByRole('table', { name: 'Company history' });
  await waitFor(() => {
    expect(within(history).getByRole('row', { name: /^FY2025/ }).textContent).toMatch(/13\.0%.*17\.0%.*×/);
  });
  expect(within(history).getByRole('row', { name: /^FY2023/ }).textContent).toContain(
    'No price is available for the end of FY2023.',
  );
  expect(within(history).getByRole('row', { name: /^Today \(FY2025\)/ })).toBeTruthy();
  expect(shown.at(-1)).toMatchObject({ sample: false });
  await press(screen.getByRole('button', { name: 'Use median for Revenue growth, base case' }));
  expect(fieldOf('Revenue growth, base').value).toBe('13.0');
  expect(button('Undo Revenue growth to its median')).toBeTruthy();
});

it('[VALUATION-SCREENS-310] never replaces an entry by a company’s figure without being asked', async () => {
  openTool({ address: '/valuation-tool?symbol=EXM&revenue=1000000000', market });
  await screen.findByText(/Your entries differ from the figures for Example Instruments: revenue/);
  expect(fieldOf('Revenue').value).toBe('1,000');
  await press(button('Use figures for Example Instruments'));
  expect(fieldOf('Revenue').value).toBe('3,913');
  expect(screen.queryByText(/Your entries differ/)).toBeNull();
  await press(button('Undo EXM figures'));
  expect(fieldOf('Revenue').value).toBe('1,000');
});

it('[VALUATION-SCREENS-310] leaves entries in another currency alone', async () => {
  openTool({ address: '/valuation-tool?symbol=EXM&currency=CHF&revenue=1000000000', market });
  await screen.findByText(/The company reports in USD; your entries are in CHF/);
  expect(fieldOf('Revenue').value).toBe('1,000');
  await press(button('Change to USD and fill in'));
  expect(fieldOf('Revenue').value).toBe('3,913');
});

it('[VALUATION-SCREENS-311] says that a company could not be loaded, keeps the entries, and tries again', async () => {
  let isDown = true;
  openTool({
    address: '/valuation-tool?symbol=EXM&revenue=1000000000',
    market: () => (isDown ? { fundamentals: null, quote: null } : market()),
  });
  await screen.findByText('EXM could not be loaded');
  expect(screen.getByText(/Your entries are safe\./)).toBeTruthy();
  expect(fieldOf('Revenue').value).toBe('1,000');
  isDown = false;
  await press(button('Try again'));
  await screen.findByText(/Your entries differ/);
});

it('[VALUATION-SCREENS-312] copies inputs, answers and years as a table, with the mark of sample data', async () => {
  const copyText = vi.fn(async (_text: string) => undefined);
  openTool({
    address: '/valuation-tool?symbol=EXM',
    market: () => ({ ...market(), fundamentals: { ...withIncome(), source: 'sample' } }),
    copyText,
  });
  await waitFor(() => {
    expect(fieldOf('Revenue').value).toBe('3,913');
  });
  typeInto('Revenue growth, base', '10');
  typeInto('Final net margin, base', '12');
  typeInto('Exit P/E, base', '15');
  await press(button('Copy as table'));
  const [text = ''] = copyText.mock.calls[0] ?? [];
  const rows = text.split('\n').map((line) => line.split('\t'));
  expect(rows[0]).toEqual(['Example Instruments · EXM · USD', 'Sample data']);
  expect(rows).toContainEqual(['Revenue growth', '', '10%', '']);
  expect(rows.find(([name]) => name === 'Value per share, USD')?.[2]).toMatch(/^\d+\.\d+$/);
  expect(rows.find(([name]) => name?.startsWith('Year by year, base'))).toHaveLength(6);
  const names = rows.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Revenue, USD m', 'Diluted shares, millions', 'Price, USD', 'Shares, millions']),
  );
  expect(screen.getByText('Copied as a table.')).toBeTruthy();
});

it('[VALUATION-SCREENS-313] clears all entries as one edit', async () => {
  openTool();
  enterExample();
  await press(button('More actions'));
  await press(await screen.findByRole('menuitem', { name: 'Clear all entries' }));
  expect(fieldOf('Revenue').value).toBe('');
  await press(button('Undo Clear all entries'));
  expect(headline('Value per share').text).toContain('19.10');
});

it('[VALUATION-SCREENS-301] switches the multiple and keeps what was entered with the other', async () => {
  openTool();
  enterExample();
  await press(screen.getByRole('radio', { name: 'EV/EBIT' }));
  expect(fieldOf('Exit EV/EBIT, base').value).toBe('');
  expect(fieldOf('Net debt')).toBeTruthy();
  await press(screen.getByRole('radio', { name: 'P/E' }));
  expect(headline('Value per share').text).toContain('19.10');
});
