import { afterEach, expect, it, vi } from 'vitest';
import { watchApiServer } from './watchApiServer.js';
import type { ServerWatch } from './watchServer.js';

let watch: ServerWatch | undefined;
afterEach(() => watch?.stop());

/** A page whose requests the server answers with this status; null if it does not answer. */
function arrange(status: number | null) {
  const requests: (readonly [string, RequestCache | undefined])[] = [];
  const fetch = vi.fn(async (input: unknown, init?: RequestInit) => {
    requests.push([String(input), init?.cache]);
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  watch = watchApiServer({
    window: {
      fetch: fetch as unknown as typeof window.fetch,
      setTimeout: window.setTimeout.bind(window),
      clearTimeout: window.clearTimeout.bind(window),
      document,
    } as Pick<Window, 'fetch' | 'setTimeout' | 'clearTimeout' | 'document'>,
    connection: { isOnline: () => true, subscribe: () => () => undefined },
    apiBase: '/api/',
    clock: () => new Date('2026-11-20T14:30:00.000Z'),
  });
  watch.noteReachability({ server: 'silent', figuresOf: null });
  return { watch, requests };
}

it.each([null, 500, 502, 503, 504])('[CONNECTION-6] counts %s as no answer', async (status) => {
  const { watch: server, requests } = arrange(status);
  await vi.waitFor(() => {
    expect(server.silence()?.since).toBe('2026-11-20T14:30:00.000Z');
  });
  expect(requests).toEqual([['/api/health', 'no-store']]);
});

it.each([200, 404])('[CONNECTION-6] counts %i as an answer', async (status) => {
  const { watch: server, requests } = arrange(status);
  await vi.waitFor(() => {
    expect(requests).toEqual([['/api/health', 'no-store']]);
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(server.silence()).toBeNull();
});
