// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { createTestStore, json, type Serve } from '../testing/createTestStore.js';
import { exampleParameters, exampleQuotes } from '../testing/exampleAnswers.js';
import { createTurns } from './createTurns.js';
import { loadParameters } from './loadParameters.js';

const load = (serve: Serve, dependencies = {}, controller = new AbortController()) => {
  const { store, asked } = createTestStore(serve, dependencies);
  const inTurn = createTurns(4);
  const onWaiting = vi.fn();
  const end = store.dispatch(loadParameters('ACME', { signal: controller.signal, inTurn, onWaiting }));
  return { end, asked, onWaiting };
};

/** A server without an answer, until the request is canceled. */
const silent: Serve = (_url, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

it('[MARKET-DATA-48] loads the market parameters of a company', async () => {
  const { end, asked } = load(() => json(exampleParameters));
  expect(await end).toEqual({
    kind: 'loaded',
    parameters: exampleParameters,
    isBetaAwaited: false,
    quote: null,
  });
  expect(asked).toEqual([expect.stringContaining('parameters?symbol=ACME')]);
});

it('[MARKET-DATA-48] gives up after 8 seconds with the reason, without calling the server silent', async () => {
  const limit = new AbortController();
  const limits: number[] = [];
  const onReachability = vi.fn();
  const { end, asked } = load(silent, {
    onReachability,
    timeoutSignal: (durationMs: number) => {
      limits.push(durationMs);
      return durationMs === 8_000 ? limit.signal : new AbortController().signal;
    },
  });
  await vi.waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  limit.abort();
  expect(await end).toEqual({ kind: 'failed', reason: messages.timedOut });
  expect(limits).toContain(8_000);
  expect(onReachability).not.toHaveBeenCalled();
});

it('[MARKET-DATA-48] gives the reason of a failure, and none once canceled', async () => {
  const failed = json({ error: { code: 'internal', message: 'Failed.' } }, {}, 500);
  expect(await load(() => failed).end).toEqual({ kind: 'failed', reason: 'Failed.' });
  const offline = load(() => json(exampleParameters), { isOnline: () => false });
  expect(await offline.end).toEqual({ kind: 'failed', reason: messages.companiesOffline });
  expect(offline.asked).toEqual([]);
  const controller = new AbortController();
  const canceled = load(silent, {}, controller);
  controller.abort();
  expect(await canceled.end).toBeNull();
});

/** A server without a beta, whose prices are still arriving for a number of answers, or already there. */
function arriving(answers: number, headers: Record<string, string> = { 'cache-control': 'no-store' }) {
  const { beta } = exampleParameters;
  let left = answers;
  const assumed = { ...exampleParameters, beta: { ...beta, source: 'configuration', asOf: null } };
  return (url: string): Response => {
    if (!url.includes('parameters')) return json(exampleQuotes);
    left -= 1;
    return left < 0 ? json(exampleParameters) : json(assumed, headers);
  };
}
/** The lengths of the waits, each over at once. */
const immediately = () => {
  const waits: number[] = [];
  const wait = async (durationMs: number) => {
    waits.push(durationMs);
  };
  return { waits, wait };
};

it('[MARKET-DATA-49] loads the beta again until the prices have arrived, with the price', async () => {
  const { waits, wait } = immediately();
  const { end, onWaiting } = load(arriving(2), { wait });
  const [quote] = exampleQuotes.quotes;
  expect(await end).toEqual({ kind: 'loaded', parameters: exampleParameters, isBetaAwaited: false, quote });
  expect(onWaiting.mock.calls).toEqual([[null], [quote]]);
  expect(waits).toEqual([5_000, 10_000]);
});

it('[MARKET-DATA-49] stops after four more requests, and says that the beta is still awaited', async () => {
  const { waits, wait } = immediately();
  const { end } = load(arriving(Infinity), { wait });
  expect(await end).toMatchObject({ kind: 'loaded', isBetaAwaited: true });
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000]);
});

it('[MARKET-DATA-49] does not wait for a beta that no prices are arriving for, or that is there', async () => {
  const { waits, wait } = immediately();
  expect(await load(arriving(Infinity, {}), { wait }).end).toMatchObject({ isBetaAwaited: false });
  const newerLater = () => json(exampleParameters, { 'cache-control': 'no-store' });
  expect(await load(newerLater, { wait }).end).toMatchObject({ isBetaAwaited: false });
  expect(waits).toEqual([]);
});

it('[MARKET-DATA-49] waits offline without a request, and not once canceled', async () => {
  let isOnline = true;
  const offline = load(arriving(1), {
    isOnline: () => isOnline,
    wait: async (durationMs: number) => {
      isOnline = durationMs > 5_000;
    },
  });
  expect(await offline.end).toMatchObject({ parameters: exampleParameters });
  expect(offline.asked.filter((url) => url.includes('parameters'))).toHaveLength(2);
  const controller = new AbortController();
  const wait = async () => {
    controller.abort();
  };
  const canceled = load(arriving(Infinity), { wait }, controller);
  expect(await canceled.end).toBeNull();
  expect(canceled.asked).toHaveLength(1);
});
