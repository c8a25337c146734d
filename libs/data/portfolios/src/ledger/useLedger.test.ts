import type { LedgerRow } from '@finance-analyst/portfolio';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeLedgerWorkers } from '../testing/createFakeLedgerWorkers.js';
import { useDividends } from './useDividends.js';
import { useLedger } from './useLedger.js';

const body = {
  rows: [
    {
      id: 'a',
      entry: 1,
      account: 'main',
      kind: 'deposit',
      date: '2024-01-02',
      currency: 'USD',
      gross: '100',
    },
  ] satisfies readonly LedgerRow[],
  accounts: [{ id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' as const }],
};

const year = { from: '2024-01-01', to: '2024-12-31' };

it('[PORTFOLIOS-48] folds a saved copy under its own id, and asks about it no more often than its original', async () => {
  const { workers, requests } = createFakeLedgerWorkers();
  const loadWorkers = async () => workers;
  const { result, rerender } = renderHook(
    ({ id }) => {
      const ledger = useLedger(id, body, loadWorkers);
      return { ledger, paid: useDividends(id, ledger, year, loadWorkers) };
    },
    { initialProps: { id: 'original' } },
  );
  await waitFor(() => {
    expect(result.current.paid.dividends).not.toBeNull();
  });
  rerender({ id: 'copy' });
  await waitFor(() => {
    expect(requests.at(-1)?.id).toBe('copy');
  });
  // Long enough for many rounds, if it were asked again and again.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(requests.length).toBeLessThanOrEqual(4);
  expect(result.current.ledger.isPending).toBe(false);
});
