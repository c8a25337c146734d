import { newPortfolioBody, type PortfolioBody } from '@finance-analyst/documents';
import { createMarketDataStore } from '@finance-analyst/market-data';
import { createLedgerServer, type LedgerRow } from '@finance-analyst/portfolio';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { useLedger } from '../ledger/useLedger.js';
import { createFakeLedgerWorkers } from '../testing/createFakeLedgerWorkers.js';
import { usePortfolioHistory } from './usePortfolioHistory.js';

const rows: readonly LedgerRow[] = [
  { id: '1', account: 'main', kind: 'deposit', date: '2024-05-02', entry: 1, gross: '1000', currency: 'USD' },
  {
    id: '2',
    account: 'main',
    kind: 'buy',
    date: '2024-05-02',
    entry: 2,
    instrument: { symbol: 'ACME', market: null },
    quantity: '10',
    price: '100',
    currency: 'USD',
  },
];
const account = { id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' } as const;
const body: PortfolioBody = { ...newPortfolioBody('USD'), accounts: [account], rows };
const history = {
  symbol: 'ACME',
  currency: 'USD',
  source: 'sample',
  adjusted: false,
  bars: [
    { date: '2024-05-02', close: 100 },
    { date: '2024-05-03', close: 110 },
  ].map((bar) => ({ ...bar, open: null, high: null, low: null, adjustedClose: null, volume: null })),
};

function openHistory(given: PortfolioBody = body) {
  const answers: ((response: Response) => void)[] = [];
  const store = createMarketDataStore(
    {
      fetch: async (input) =>
        String(input).includes('real-time')
          ? Response.json({ quotes: [], missing: [] })
          : new Promise((resolve) => {
              answers.push(resolve);
            }),
      clock: () => new Date(2024, 4, 3, 18),
      isOnline: () => true,
    },
    {},
  );
  const fake = createFakeLedgerWorkers();
  const loadLedgerWorkers = async () => fake.workers;
  const clock = (): Date => new Date(2024, 4, 3, 18);
  const { result, rerender } = renderHook(
    ({ instruments }: { readonly instruments: readonly string[] | null }) => {
      const ledger = useLedger('one', given, loadLedgerWorkers);
      const found = usePortfolioHistory({
        id: 'one',
        body: given,
        ledger,
        loadLedgerWorkers,
        clock,
        accounts: null,
        instruments,
      });
      return { ...found, ledgerVersion: ledger.version };
    },
    {
      initialProps: { instruments: null as readonly string[] | null },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  const answer = async (): Promise<void> => {
    await waitFor(() => {
      expect(answers.length).toBeGreaterThan(0);
    });
    act(() => {
      answers.shift()?.(Response.json(history));
    });
  };
  return { result, rerender, answer, answers, fake };
}

it('[PORTFOLIOS-8] loads prices with progress, and values the ledger by day in its worker', async () => {
  const { result, answer } = openHistory();
  await waitFor(() => {
    expect(result.current.progress).toEqual({ done: 0, total: 2 });
  });
  expect(result.current.isPending).toBe(true);
  await answer();
  await waitFor(() => {
    expect(result.current.isPending).toBe(false);
  });
  expect([...(result.current.history?.whole.values ?? [])]).toEqual([0, 1_000, 1_100]);
  expect(result.current.history?.holdings).toHaveLength(1);
  expect(result.current.progress).toBeNull();
});

it('[PORTFOLIOS-8] values some instruments, and says which until others are computed', async () => {
  const { result, rerender, answer } = openHistory();
  await answer();
  await waitFor(() => {
    expect(result.current.isPending).toBe(false);
  });
  expect(result.current.measured).toEqual({});
  const instruments = [':ACME'];
  rerender({ instruments });
  expect(result.current).toMatchObject({ isPending: true, measured: {} });
  await waitFor(() => {
    expect(result.current.isPending).toBe(false);
  });
  expect(result.current.measured).toEqual({ instruments });
  expect(result.current.history?.cash).toEqual([]);
  expect([...(result.current.history?.whole.inflows ?? [])]).toEqual([0, 1_000, 0]);
});

it('[PORTFOLIOS-9] can be canceled and tried again', async () => {
  const { result, answer, answers } = openHistory();
  await waitFor(() => {
    expect(answers).toHaveLength(1);
  });
  act(() => {
    result.current.cancel();
  });
  expect(result.current).toMatchObject({ isCanceled: true, isPending: false, history: null });
  answers.length = 0;
  act(() => {
    result.current.retry();
  });
  await answer();
  await waitFor(() => {
    expect(result.current.history).not.toBeNull();
  });
  expect(result.current.isCanceled).toBe(false);
});

it('[PORTFOLIOS-10] folds the ledger again if its worker no longer has it', async () => {
  const { result, answer, fake } = openHistory();
  await waitFor(() => {
    expect(result.current.ledgerVersion).not.toBeNull();
  });
  fake.restart(createLedgerServer());
  await answer();
  await waitFor(() => {
    expect([...(result.current.history?.whole.values ?? [])]).toEqual([0, 1_000, 1_100]);
  });
});

it('[PORTFOLIOS-3] has nothing to compute without rows', async () => {
  const { result } = openHistory(newPortfolioBody('USD'));
  await waitFor(() => {
    expect(result.current.isPending).toBe(false);
  });
  expect(result.current).toMatchObject({ history: null, problem: null, market: { unpriced: [] } });
});
