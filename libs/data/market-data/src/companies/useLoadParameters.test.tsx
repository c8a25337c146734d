import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createTestStore, json } from '../testing/createTestStore.js';
import { exampleParameters } from '../testing/exampleAnswers.js';
import { useLoadParameters } from './useLoadParameters.js';

it('[MARKET-DATA-48] loads the market parameters of at most four companies at a time', async () => {
  const ends: (() => void)[] = [];
  const { store, asked } = createTestStore(
    () =>
      new Promise((resolve) => {
        ends.push(() => {
          resolve(json(exampleParameters));
        });
      }),
  );
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useLoadParameters(), { wrapper });
  const options = { signal: new AbortController().signal, onWaiting: () => undefined };
  const loads = ['A', 'B', 'C', 'D', 'E', 'F'].map((symbol) => result.current(symbol, options));
  await waitFor(() => {
    expect(asked).toHaveLength(4);
  });
  ends[0]?.();
  await loads[0];
  await waitFor(() => {
    expect(asked).toHaveLength(5);
  });
  for (const end of ends.slice(1)) end();
  await waitFor(() => {
    expect(asked).toHaveLength(6);
  });
  ends.at(-1)?.();
  expect((await Promise.all(loads)).map((loaded) => loaded?.kind)).toEqual(loads.map(() => 'loaded'));
});
