import { createMarketDataStore } from '@finance-analyst/market-data';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { entered } from '../testing/entered.js';
import { exampleMarket } from '../testing/exampleMarket.js';
import { exampleFundamentals, exampleQuote } from '../testing/exampleModel.js';
import { openTool, typeInto } from '../testing/openTool.js';
import { fieldOf, press } from '../testing/openWorkbench.js';
import { startingEntries } from './startingEntries.js';
import type { EntrySource, ToolEntries } from './ToolEntries.js';
import { useCompanyFilling } from './useCompanyFilling.js';
import { useToolCompany } from './useToolCompany.js';

/** Choosing companies over a server, without the screen around it. */
function openCompany(market: Parameters<typeof exampleMarket>[0], start: ToolEntries = startingEntries) {
  const store = createMarketDataStore({ fetch: exampleMarket(market).fetch }, {});
  const { result } = renderHook(
    () => {
      const [entries, setEntries] = useState(start);
      const [edit] = useState(() => (change: (before: ToolEntries) => ToolEntries) => {
        setEntries(change);
      });
      const company = useToolCompany(entries.symbol, entries.basis);
      const enter = (values: ToolEntries['values'], source: EntrySource = 'person') => {
        setEntries((before) => ({
          ...before,
          values: { ...before.values, ...values },
          sources: { ...before.sources, ...entered(values, {}, source).sources },
        }));
      };
      return { entries, company, enter, filling: useCompanyFilling({ entries, edit }, company) };
    },
    { wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider> },
  );
  return result;
}

it('[VALUATION-SCREENS-302] waits for the price of the second company, too', async () => {
  let answer = (): void => undefined;
  let untilQuote = Promise.resolve();
  const tool = openCompany(() => ({ untilQuote }));
  act(() => {
    tool.current.filling.choose('EXM');
  });
  await waitFor(() => {
    expect(tool.current.entries.values.price).toBe(71.5);
  });
  untilQuote = new Promise((resolve) => {
    answer = resolve;
  });
  act(() => {
    tool.current.filling.choose('EXN');
  });
  await waitFor(() => {
    expect(tool.current.company).toMatchObject({ kind: 'known', symbol: 'EXN', isPriceLoading: true });
  });
  expect(tool.current.entries.values.price).toBeUndefined();
  answer();
  await waitFor(() => {
    expect(tool.current.entries.values.price).toBe(71.5);
  });
});

it('[VALUATION-SCREENS-302] takes the first company’s figures of both multiples away with it', async () => {
  let isFirst = true;
  const tool = openCompany(() => ({
    fundamentals: isFirst
      ? exampleFundamentals()
      : { ...exampleFundamentals(), annual: [], trailingTwelveMonths: null },
  }));
  act(() => {
    tool.current.filling.setBasis('operating-income');
  });
  act(() => {
    tool.current.filling.choose('EXM');
  });
  await waitFor(() => {
    expect(tool.current.entries.values.netDebt).toBeDefined();
  });
  expect(tool.current.entries.values['operating-income.marginNow']).toBeDefined();
  act(() => {
    tool.current.filling.setBasis('net-income');
  });
  isFirst = false;
  act(() => {
    tool.current.filling.choose('EXN');
  });
  expect(tool.current.entries.values).toEqual(startingEntries.values);
});

const ownFigures = {
  revenue: 1_000_000_000,
  shares: 100_000_000,
  'growth.base': 0.06,
  'net-income.finalMargin.base': 0.12,
  'net-income.multiple.base': 11,
};
const ownCase = entered(ownFigures);

/** A company that earns 10% and pays a quarter of it. */
const payingCompany = () => {
  const { annual, ...fundamentals } = exampleFundamentals();
  return {
    fundamentals: {
      ...fundamentals,
      annual: annual.map((year) => {
        const { revenue, ...figures } = year.figures;
        if (!revenue) throw new Error('The example has revenue in every year.');
        const partOf = (share: number) => ({ ...revenue, value: Math.round(revenue.value * share) });
        return {
          ...year,
          figures: { ...figures, revenue, netIncome: partOf(0.1), dividendsPaid: partOf(0.025) },
        };
      }),
    },
  };
};

it('[VALUATION-SCREENS-302] leaves the value of the person’s own entries as it is, and adds the price', async () => {
  const tool = openCompany(payingCompany, ownCase);
  act(() => {
    tool.current.filling.choose('EXM');
  });
  await waitFor(() => {
    expect(tool.current.entries.values.price).toBe(71.5);
  });
  expect(tool.current.entries.values).toEqual({ ...ownCase.values, price: 71.5 });
  act(() => {
    tool.current.filling.choose('EXN');
  });
  await waitFor(() => {
    expect(tool.current.company).toMatchObject({ kind: 'known', symbol: 'EXN', isPriceLoading: false });
  });
  expect(tool.current.entries.values).toEqual({ ...ownCase.values, price: 71.5 });
});

it('[VALUATION-SCREENS-302] leaves that value as it is if the company was chosen with the other multiple', async () => {
  const tool = openCompany(payingCompany, { ...ownCase, basis: 'operating-income' });
  act(() => {
    tool.current.filling.choose('EXM');
  });
  await waitFor(() => {
    expect(tool.current.entries.values.netDebt).toBeDefined();
  });
  act(() => {
    tool.current.filling.setBasis('net-income');
  });
  await waitFor(() => {
    expect(tool.current.company).toMatchObject({ kind: 'known', symbol: 'EXM' });
  });
  expect(tool.current.entries.values).toMatchObject({ ...ownFigures, 'net-income.payout': 0 });
  expect(tool.current.entries.values['net-income.marginNow']).toBeUndefined();
});

it('[VALUATION-SCREENS-302] replaces the first company’s payout even where revenue and shares are the person’s', async () => {
  const tool = openCompany(payingCompany);
  act(() => {
    tool.current.filling.choose('EXM');
  });
  await waitFor(() => {
    expect(tool.current.entries.values.price).toBe(71.5);
  });
  const { 'net-income.payout': payout, 'net-income.marginNow': margin } = tool.current.entries.values;
  expect(payout).toBeCloseTo(0.25, 6);
  act(() => {
    tool.current.enter(ownFigures);
  });
  act(() => {
    tool.current.filling.choose('EXN');
  });
  await waitFor(() => {
    expect(tool.current.entries.values).toMatchObject({
      'net-income.payout': payout,
      'net-income.marginNow': margin,
      revenue: ownFigures.revenue,
      price: 71.5,
    });
  });
});

/** A company without revenue, earnings or a price. */
const unknownCompany = () => ({
  fundamentals: { ...exampleFundamentals(), annual: [], trailingTwelveMonths: null },
  quote: null,
});

/** The first company with its figures and the medians of both multiples, valued with a growth of the person's. */
async function openValued(market: Parameters<typeof exampleMarket>[0]) {
  const tool = openCompany(market);
  act(() => {
    tool.current.filling.choose('EXM');
  });
  await waitFor(() => {
    expect(tool.current.entries.values.price).toBe(71.5);
  });
  act(() => {
    tool.current.enter(
      {
        'net-income.finalMargin.base': 0.12,
        'net-income.multiple.base': 16.4,
        'operating-income.multiple.base': 11,
      },
      'company',
    );
    tool.current.enter({ 'growth.base': 0.06, 'net-income.payout': 0 });
  });
  return tool;
}

it('[VALUATION-SCREENS-666] values no other company with the medians and figures of the one before', async () => {
  let isFirst = true;
  const tool = await openValued(() => (isFirst ? payingCompany() : unknownCompany()));
  isFirst = false;
  act(() => {
    tool.current.filling.choose('EXN');
  });
  await waitFor(() => {
    expect(tool.current.company).toMatchObject({ kind: 'known', symbol: 'EXN', isPriceLoading: false });
  });
  expect(tool.current.entries).toEqual(
    entered({ 'growth.base': 0.06, 'net-income.payout': 0 }, { symbol: 'EXN' }, 'earlier'),
  );
});

it('[VALUATION-SCREENS-666] leaves a payout of 0 that the person entered, for a company that pays more', async () => {
  const tool = await openValued(payingCompany);
  act(() => {
    tool.current.filling.choose('EXN');
  });
  await waitFor(() => {
    expect(tool.current.entries.values['net-income.marginNow']).toBeCloseTo(0.1, 6);
  });
  expect(tool.current.entries.values['net-income.payout']).toBe(0);
});

it('[VALUATION-SCREENS-666] leaves no payout of one company to a next one with a loss, nor when it is removed', async () => {
  let isFirst = true;
  const tool = openCompany(() => (isFirst ? payingCompany() : { quote: null }));
  for (const next of ['remove', 'choose'] as const) {
    isFirst = true;
    act(() => {
      tool.current.filling.choose(`EXM.${next}`);
    });
    await waitFor(() => {
      expect(tool.current.entries.values['net-income.payout']).toBeCloseTo(0.25, 6);
    });
    isFirst = false;
    act(() => {
      if (next === 'remove') tool.current.filling.remove();
      else tool.current.filling.choose('EXN');
    });
    if (next === 'choose')
      await waitFor(() => {
        expect(tool.current.entries.values.revenue).toBeDefined();
      });
    expect(tool.current.entries.values['net-income.payout']).toBe(0);
    expect(tool.current.entries.sources['net-income.payout']).toBeUndefined();
  }
});

it('[VALUATION-SCREENS-666] fills in a third company chosen before the second was loaded', async () => {
  let untilQuote = Promise.resolve();
  const tool = openCompany(() => ({ ...payingCompany(), untilQuote }));
  act(() => {
    tool.current.filling.choose('EXM');
  });
  await waitFor(() => {
    expect(tool.current.entries.values.price).toBe(71.5);
  });
  act(() => {
    tool.current.enter(ownFigures);
  });
  untilQuote = new Promise(() => undefined);
  act(() => {
    tool.current.filling.choose('EXN');
  });
  untilQuote = Promise.resolve();
  act(() => {
    tool.current.filling.choose('EXO');
  });
  await waitFor(() => {
    expect(tool.current.entries.values['net-income.payout']).toBeCloseTo(0.25, 6);
  });
});

it('[VALUATION-SCREENS-669] removes amounts of the company with another currency, and fills them in again with its own', async () => {
  const tool = openCompany(() => ({}));
  act(() => {
    tool.current.filling.choose('EXM');
  });
  await waitFor(() => {
    expect(tool.current.entries.values.price).toBe(71.5);
  });
  const filled = tool.current.entries;
  act(() => {
    tool.current.enter({ revenue: 5e9 });
  });
  act(() => {
    tool.current.filling.setCurrency('CHF');
  });
  expect(tool.current.entries).toMatchObject({ currency: 'CHF', values: { revenue: 5e9 } });
  expect(tool.current.entries.values.price).toBeUndefined();
  expect(tool.current.entries.values.shares).toBe(filled.values.shares);
  act(() => {
    tool.current.filling.setCurrency('USD');
  });
  await waitFor(() => {
    expect(tool.current.entries.values.price).toBe(71.5);
  });
  expect(tool.current.entries.values.revenue).toBe(5e9);
});

it('[VALUATION-SCREENS-310] names every input of the person’s value that the company would change', async () => {
  const query = new URLSearchParams(Object.entries(ownFigures).map(([name, value]) => [name, String(value)]));
  openTool({ address: `/valuation-tool?symbol=EXM&${query}`, market: payingCompany });
  expect(
    await screen.findByText(
      /^Your entries differ from the figures for .*: revenue, diluted shares, net margin today and payout ratio\.$/u,
    ),
  ).toBeTruthy();
});

it('[VALUATION-SCREENS-301] leaves what was cleared or set alone when the multiple is switched', async () => {
  openTool({ address: '/valuation-tool?symbol=EXM' });
  await waitFor(() => {
    expect(fieldOf('Revenue').value).toBe('3,913');
  });
  typeInto('Price', '');
  await press(screen.getByRole('radio', { name: 'EV/EBIT' }));
  await waitFor(() => {
    expect(fieldOf('Net debt').value).not.toBe('');
  });
  expect(fieldOf('Price').value).toBe('');
  typeInto('Net debt', '');
  await press(screen.getByRole('radio', { name: 'P/E' }));
  await press(screen.getByRole('radio', { name: 'EV/EBIT' }));
  expect(fieldOf('Net debt').value).toBe('');
  expect(fieldOf('Price').value).toBe('');
});

it('[VALUATION-SCREENS-311] names the currencies of a price that is not in the statements’ one, and cites none', async () => {
  const { shown } = openTool({
    address: '/valuation-tool?symbol=EXM',
    market: () => ({ quote: { ...exampleQuote, currency: 'TWD', stale: true } }),
  });
  expect(
    await screen.findByText(
      'The price is in TWD, the statements are in USD. Enter a price in USD per ordinary share.',
    ),
  ).toBeTruthy();
  expect(fieldOf('Price').value).toBe('');
  expect(screen.queryByText(/^The price may be out of date/)).toBeNull();
  expect(screen.queryByText(/^No price is available for EXM/)).toBeNull();
  expect(shown.at(-1)?.prices).toEqual([]);
});

it('[VALUATION-SCREENS-364] says why the price could not be loaded, and fills it in once it is', async () => {
  let isDown = true;
  openTool({
    address: '/valuation-tool?symbol=EXM',
    market: () => (isDown ? { quote: { error: { code: 'timeout', message: 'Prices timed out.' } } } : {}),
  });
  await screen.findByText('The price of EXM could not be loaded');
  expect(screen.getByText('Prices timed out.')).toBeTruthy();
  expect(screen.queryByText(/^No price is available for EXM/)).toBeNull();
  expect(fieldOf('Price').value).toBe('');
  typeInto('Revenue', '');
  isDown = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(fieldOf('Price').value).toBe('71.50');
  });
  expect(fieldOf('Revenue').value).toBe('');
  expect(screen.queryByText('The price of EXM could not be loaded')).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo EXM price' })).toBeTruthy();
});

it('[VALUATION-SCREENS-364] fills in the figures of another multiple after a retry that failed', async () => {
  openTool({
    address: '/valuation-tool?symbol=EXM',
    market: () => ({ quote: { error: { code: 'timeout', message: 'Prices timed out.' } } }),
  });
  await screen.findByText('The price of EXM could not be loaded');
  await press(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The price of EXM could not be loaded');
  await press(screen.getByRole('radio', { name: 'EV/EBIT' }));
  await waitFor(() => {
    expect(fieldOf('Net debt').value).not.toBe('');
  });
});

it('[VALUATION-SCREENS-364] gives the reason why no source has a price', async () => {
  openTool({
    address: '/valuation-tool?symbol=EXM',
    market: () => ({ quote: null, whyNoPrice: 'No source has prices of EXM.' }),
  });
  expect(
    await screen.findByText(
      'No price is available for EXM. Enter one to see the implied return. No source has prices of EXM.',
    ),
  ).toBeTruthy();
});

it('[VALUATION-SCREENS-365] cites the company for no figure in another currency', async () => {
  const query = new URLSearchParams({
    symbol: 'EXM',
    currency: 'CHF',
    revenue: String(exampleFundamentals().annual.at(-1)?.figures.revenue?.value),
    shares: '100000000',
    'growth.base': '0.06',
    'net-income.finalMargin.base': '0.12',
    'net-income.multiple.base': '11',
  });
  openTool({ address: `/valuation-tool?${query}` });
  await screen.findByText(/The company reports in USD; your entries are in CHF/);
  const table = screen.getByRole('table', { name: /^Year by year, base/ });
  await press(within(table).getByRole('button', { name: /^Explain Revenue, Year 1/ }));
  const tree = await screen.findByRole('list', { name: /^Derivation of Revenue, year 1/ });
  expect(tree.textContent).toContain('Your entry');
  expect(tree.textContent).not.toContain('As filed');
});

it('[VALUATION-SCREENS-309] tells figures as filed from those that are computed, and what net debt consists of', async () => {
  openTool({ address: '/valuation-tool?symbol=EXM&basis=operating-income' });
  await waitFor(() => {
    expect(fieldOf('Net debt').value).not.toBe('');
  });
  const textOf = (name: string) => {
    const ids = fieldOf(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  };
  expect(textOf('Revenue')).toContain('As filed, FY2025');
  expect(textOf('Operating margin today')).toContain('Computed from FY2025');
  expect(textOf('Net debt')).toContain(
    'Computed from FY2025. Debt, leases, unfunded pensions, minority interest and preferred equity, less cash, investments and associates; negative for net cash',
  );
});
