// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { createTestStore, json, type Serve } from '../testing/createTestStore.js';
import { exampleParameters } from '../testing/exampleAnswers.js';
import { createTurns } from './createTurns.js';
import { loadParameters } from './loadParameters.js';

const load = (serve: Serve, dependencies = {}, controller = new AbortController()) => {
  const { store, asked } = createTestStore(serve, dependencies);
  const inTurn = createTurns(4);
  const end = store.dispatch(loadParameters('ACME', { signal: controller.signal, inTurn }));
  return { end, asked };
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
  expect(await end).toEqual({ kind: 'loaded', parameters: exampleParameters });
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
