import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { notLoaded } from '../request/notLoaded.js';
import { createStartingStore } from '../store/createStartingStore.js';
import { json, testNow } from '../testing/createTestStore.js';
import { exampleQuotes } from '../testing/exampleAnswers.js';
import { useQuotesQuery } from './answerHooks.js';
import * as code from './marketDataCode.js';

/** The words a screen shows for prices. */
function Prices({ symbols }: { readonly symbols: readonly string[] }) {
  const { data, currentData, error, isFetching, isLoading, refetch } = useQuotesQuery(symbols, {
    skip: symbols.length === 0,
  });
  const said = [
    isLoading && 'loading',
    isFetching && 'fetching',
    data && `price ${String(data.data.quotes[0]?.price)}`,
    data && !currentData && 'of the question before',
    error?.message,
  ];
  return (
    <>
      <output>{said.filter(Boolean).join(', ')}</output>
      <button type="button" onClick={() => void refetch()}>
        Again
      </button>
    </>
  );
}

function Screen() {
  const [symbols, setSymbols] = useState<readonly string[]>([]);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setSymbols(['ACME']);
        }}
      >
        Ask
      </button>
      <button
        type="button"
        onClick={() => {
          setSymbols(['OTHER']);
        }}
      >
        Ask for another
      </button>
      <Prices symbols={symbols} />
    </>
  );
}

function draw(importCode: () => Promise<typeof code> = () => Promise.resolve(code)) {
  const asked: string[] = [];
  const answers: Response[] = [];
  const imports = vi.fn(importCode);
  const fetch: typeof globalThis.fetch = (input) => {
    asked.push(String(input));
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : new Promise(() => undefined);
  };
  const store = createStartingStore(
    { fetch, clock: () => testNow, isOnline: () => true },
    { other: () => 'kept' },
    { importCode: imports },
  );
  const { unmount } = render(
    <Provider store={store}>
      <Screen />
    </Provider>,
  );
  const press = (name: string) =>
    act(async () => {
      screen.getByRole('button', { name }).click();
    });
  return { store, asked, answers, imports, unmount, press };
}

const drawn = () => screen.getByRole('status').textContent;
const price = exampleQuotes.quotes[0]?.price;

it('[MARKET-DATA-32] loads the code with the first request, and adds its answers to the store', async () => {
  const { store, asked, answers, imports, press } = draw();
  expect(drawn()).toBe('');
  expect(imports).not.toHaveBeenCalled();
  expect(store.getState()).toEqual({ other: 'kept' });
  answers.push(json(exampleQuotes));
  await press('Ask');
  await vi.waitFor(() => expect(drawn()).toBe(`price ${String(price)}`));
  expect(asked).toEqual(['/api/market-data/real-time?symbols=ACME']);
  expect(store.getState()).toMatchObject({ other: 'kept' });
});

it('[MARKET-DATA-32] is pending until the code has been loaded', async () => {
  let arrive: (loaded: typeof code) => void = () => undefined;
  const { asked, press } = draw(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await press('Ask');
  expect(drawn()).toBe('loading, fetching');
  await act(async () => {
    arrive(code);
  });
  expect(drawn()).toBe('loading, fetching');
  expect(asked).toHaveLength(1);
});

it('[MARKET-DATA-33] says that the code could not be loaded, and retries on request', async () => {
  let isThere = false;
  const { answers, asked, press } = draw(() =>
    isThere ? Promise.resolve(code) : Promise.reject(new Error('no network')),
  );
  await press('Ask');
  expect(drawn()).toBe(notLoaded.message);
  await press('Again');
  expect(drawn()).toBe(notLoaded.message);
  isThere = true;
  answers.push(json(exampleQuotes));
  await press('Again');
  await vi.waitFor(() => expect(drawn()).toBe(`price ${String(price)}`));
  expect(asked).toHaveLength(1);
});

it('[MARKET-DATA-33] loads the code when the connection returns', async () => {
  let isThere = false;
  const { answers, press } = draw(() =>
    isThere ? Promise.resolve(code) : Promise.reject(new Error('no network')),
  );
  await press('Ask');
  isThere = true;
  answers.push(json(exampleQuotes));
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  await vi.waitFor(() => expect(drawn()).toBe(`price ${String(price)}`));
});

it('[MARKET-DATA-34] shows the previous answer while another request is pending, and when it fails', async () => {
  const { answers, press } = draw();
  answers.push(json(exampleQuotes));
  await press('Ask');
  await vi.waitFor(() => expect(drawn()).toBe(`price ${String(price)}`));
  await press('Ask for another');
  expect(drawn()).toBe(`fetching, price ${String(price)}, of the question before`);
});

it('[MARKET-DATA-34] refetches on request, and keeps the answer if that fails', async () => {
  const { answers, asked, press } = draw();
  answers.push(json(exampleQuotes));
  await press('Ask');
  await vi.waitFor(() => expect(drawn()).toBe(`price ${String(price)}`));
  answers.push(json({ error: { code: 'internal', message: 'Something broke.' } }, {}, 500));
  await press('Again');
  await vi.waitFor(() => expect(drawn()).toBe(`price ${String(price)}, Something broke.`));
  expect(asked).toHaveLength(2);
});

it('[MARKET-DATA-34] stops requesting what is no longer on screen', async () => {
  const { answers, asked, press, unmount } = draw();
  answers.push(json(exampleQuotes));
  await press('Ask');
  await vi.waitFor(() => expect(drawn()).toBe(`price ${String(price)}`));
  unmount();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(asked).toHaveLength(1);
});
