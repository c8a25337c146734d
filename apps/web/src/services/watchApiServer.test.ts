import { marketDataApi } from '@finance-analyst/market-data';
import { expect, it, vi } from 'vitest';
import { createStore } from '../store.js';
import { askAgainWhenServerAnswers } from './askAgainWhenServerAnswers.js';
import { watchApiServer } from './watchApiServer.js';

const clock = () => new Date('2026-11-20T14:30:00.000Z');
const connection = { isOnline: () => true, subscribe: () => () => undefined };

it('[WEB-36] asks a server that gave no answer for its health, and for what is on screen once it is back', async () => {
  const world = { answers: false };
  const asked: string[] = [];
  const fetch = vi.fn(async (input: unknown, init?: RequestInit) => {
    asked.push(`${String(input)} ${init?.cache ?? ''}`.trim());
    if (!world.answers) throw new TypeError('Failed to fetch');
    return Response.json({ quotes: [], missing: ['ACME'] });
  });
  vi.stubGlobal('fetch', fetch);
  const page = {
    fetch: fetch as unknown as typeof window.fetch,
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    document,
  };
  const server = watchApiServer({
    window: page as Pick<Window, 'fetch' | 'setTimeout' | 'clearTimeout' | 'document'>,
    connection,
    apiBase: '/api/',
    clock,
  });
  const store = createStore({ apiBase: '/api/', clock, heard: server.heard });
  askAgainWhenServerAnswers(server, store.dispatch);

  const shown = store.dispatch(marketDataApi.endpoints.quotes.initiate(['ACME']));
  await shown;
  await vi.waitFor(() => {
    expect(server.silence()?.since).toBe('2026-11-20T14:30:00.000Z');
  });
  expect(asked).toEqual(['/api/market-data/real-time?symbols=ACME', '/api/health no-store']);

  world.answers = true;
  server.heard({ server: 'answered', figuresOf: null });
  await vi.waitFor(() => {
    expect(asked.slice(2)).toEqual(['/api/market-data/real-time?symbols=ACME']);
  });
  expect(server.silence()).toBeNull();
  shown.unsubscribe();
  server.stop();
  vi.unstubAllGlobals();
});
