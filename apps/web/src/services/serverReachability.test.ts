import { watchApiServer, type ServerWatch } from '@finance-analyst/connection';
import { loadMarketData, refreshWhenServerAnswers } from '@finance-analyst/market-data';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '../store.js';

const clock = () => new Date('2026-11-20T14:30:00.000Z');
const connection = { isOnline: () => true, subscribe: () => () => undefined };

let server: ServerWatch | undefined;
let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  server?.stop();
  vi.unstubAllGlobals();
});

/** A page that shows a price, over a server with given answers. */
function arrange(answer: () => Response) {
  const asked: string[] = [];
  const fetch = vi.fn(async (input: unknown, init?: RequestInit) => {
    asked.push(`${String(input)} ${init?.cache ?? ''}`.trim());
    return answer();
  });
  vi.stubGlobal('fetch', fetch);
  const page = {
    fetch: fetch as unknown as typeof window.fetch,
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    document,
  };
  const watch = watchApiServer({
    window: page as Pick<Window, 'fetch' | 'setTimeout' | 'clearTimeout' | 'document'>,
    connection,
    apiBase: '/api/',
    clock,
  });
  server = watch;
  const store = createStore({ apiBase: '/api/', clock, onReachability: watch.noteReachability });
  refreshWhenServerAnswers(watch, store.dispatch);
  const ask = async () => {
    const { endpoints } = await store.dispatch(loadMarketData());
    const shown = store.dispatch(endpoints.quotes.initiate(['ACME']));
    leave = shown.unsubscribe;
    await shown;
  };
  return { watch, asked, ask };
}

it('[WEB-36] asks a server that gave no answer for its health, and for what is on screen once it is back', async () => {
  const world = { answers: false };
  const { watch, asked, ask } = arrange(() => {
    if (!world.answers) throw new TypeError('Failed to fetch');
    return Response.json({ quotes: [], missing: ['ACME'] });
  });
  await ask();
  await vi.waitFor(() => {
    expect(watch.silence()?.since).toBe('2026-11-20T14:30:00.000Z');
  });
  expect(asked).toEqual(['/api/market-data/real-time?symbols=ACME', '/api/health no-store']);

  world.answers = true;
  watch.noteReachability({ server: 'answered', figuresOf: null });
  await vi.waitFor(() => {
    expect(asked.slice(2)).toEqual(['/api/market-data/real-time?symbols=ACME reload']);
  });
  expect(watch.silence()).toBeNull();
});

it.each([
  ['of a gateway', 502, () => new Response('<h1>No server</h1>', { status: 502 })],
  ['of a gateway', 504, () => new Response('<h1>No server</h1>', { status: 504 })],
  ['of a server that is not well', 503, () => Response.json({ status: 'degraded' }, { status: 503 })],
  [
    'of a server that fails',
    500,
    () => Response.json({ error: { code: 'internal-error', message: 'Failed.' } }, { status: 500 }),
  ],
])('[WEB-36] takes the answer %s, %i, for silence', async (_whose, _status, answer) => {
  const { watch, asked, ask } = arrange(answer);
  await ask();
  await vi.waitFor(() => {
    expect(watch.silence()).not.toBeNull();
  });
  expect(asked).toEqual(['/api/market-data/real-time?symbols=ACME', '/api/health no-store']);
});

it('[WEB-36] takes a server that names a provider that failed for one that answers', async () => {
  const error = { code: 'provider-timeout', message: 'SEC EDGAR did not answer within 10 s.' };
  const { watch, asked, ask } = arrange(() => Response.json({ error }, { status: 503 }));
  await ask();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual(['/api/market-data/real-time?symbols=ACME']);
  expect(watch.silence()).toBeNull();
});
