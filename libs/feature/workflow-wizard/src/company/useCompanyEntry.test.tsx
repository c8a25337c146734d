import { createMarketDataStore } from '@finance-analyst/market-data';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { sampleServer } from '../testing/sampleServer.js';
import type { ChosenCompany } from './ChosenCompany.js';
import { useCompanyEntry } from './useCompanyEntry.js';

const nothing = () => undefined;

it('[WORKFLOW-WIZARD-15] says that a company is loading only while it is', () => {
  const store = createMarketDataStore({ fetch: sampleServer() }, {});
  const { result, rerender } = renderHook(
    (company: ChosenCompany) => useCompanyEntry(company, { onType: nothing, onChoose: nothing }),
    {
      initialProps: { kind: 'loading', symbol: 'GLH.SMP' },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  act(() => {
    expect(result.current.accept()).toBe(false);
  });
  expect(result.current.problem).toBe(messages.companyLoading);
  const failure = { reason: 'Unreachable', isRetrying: false, retry: nothing };
  rerender({ kind: 'failed', symbol: 'GLH.SMP', ...failure });
  expect(result.current.problem).toBeNull();
});
