// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createFakeCaches } from '../testing/createFakeCaches.js';
import { createNetwork, offline, silence } from '../testing/createNetwork.js';
import { answerRequest } from './answerRequest.js';
import { messages } from '../families/messages.js';
import { isOutdatedCache } from '../families/cacheNames.js';
import { forgetAccount } from './forgetAccount.js';

const origin = 'https://product.example';

const arrange = (apiBase = '/api/') => {
  const network = createNetwork();
  const caches = createFakeCaches();
  const told: unknown[] = [];
  const alarms: { readonly durationMs: number; readonly ring: () => void }[] = [];
  const background: Promise<unknown>[] = [];
  let nowMs = Date.UTC(2025, 10, 20, 12);
  const clients = {
    claim: async () => undefined,
    matchAll: async () => [{ postMessage: (message: unknown) => void told.push(message) }],
  };
  const answer = (path: string, init: RequestInit & { navigate?: boolean } = {}) => {
    const { navigate, ...rest } = init;
    const request = new Request(new URL(path, origin), rest);
    if (navigate) Object.defineProperty(request, 'mode', { value: 'navigate' });
    return answerRequest(request, (work) => void background.push(work), {
      scope: {
        location: { origin, href: `${origin}/sw.js` },
        caches: caches as unknown as CacheStorage,
        clients,
        fetch: network.fetch,
      },
      precached: async (file) => (file === '/assets/main-1.js' ? new Response('installed code') : undefined),
      isPrecached: (file) => file === '/assets/main-1.js',
      indexPath: '/index.html',
      apiBase: new URL(apiBase, origin).href,
      now: () => new Date(nowMs),
      wait: (durationMs) => new Promise((ring) => alarms.push({ durationMs, ring })),
    });
  };
  const settle = async () => {
    while (background.length > 0) await background.shift();
  };
  const pass = (durationMs: number) => void (nowMs += durationMs);
  const kept = async (name: string) =>
    (await (await caches.open(name)).keys()).map((request) => request.url.replace(origin, ''));
  return { network, caches, told, alarms, background, answer, settle, pass, kept };
};

describe('answerRequest', () => {
  it('[SERVICE-WORKER-61] answers navigations where the API is at the root of the product', async () => {
    const { network, answer } = arrange('/');
    network.answer(new Response('the page'));
    for (const path of ['/', '/valuation-workbench', '/status'])
      expect(await (await answer(path, { navigate: true }))?.text(), path).toBe('the page');
    expect(answer('/docs', { navigate: true })).toBeNull();
    expect(answer('/docs/openapi', { navigate: true })).toBeNull();
  });

  it.each([
    ['a question with a body', '/api/calculations/dcf', { method: 'POST', body: '{}' }],
    ['a deletion', '/api/user', { method: 'DELETE' }],
    ['an asker who says no-store', '/api/user', { cache: 'no-store' as const }],
    ['a header that says no-store', '/api/user', { headers: { 'cache-control': 'no-store' } }],
    ['another origin', 'https://elsewhere.example/api/user', {}],
    ['the stream', '/api/market-data/stream', {}],
    ['a page of the API', '/api/docs', { navigate: true }],
  ])('[SERVICE-WORKER-17] leaves %s to the network', (_what, path, init) => {
    expect(arrange().answer(path, init)).toBeNull();
  });

  it.each(['/v2/', 'https://api.example/v2/'])(
    '[SERVICE-WORKER-41] answers without a network what it has of the API at %s',
    async (apiBase) => {
      const { network, answer, settle, pass } = arrange(apiBase);
      const question = `${apiBase}fundamentals?symbol=ACME`;
      network.answer('the filings');
      await answer(question);
      await settle();
      pass(60_000);
      network.answer(offline);
      const kept = await answer(question);
      expect(kept?.headers.get('x-served-from')).toBe('cache');
      expect(await kept?.text()).toBe('the filings');
    },
  );

  it.each(['/api/docs', '/v2/docs'])(
    '[SERVICE-WORKER-41] leaves the page at %s to the network where the base is /v2/',
    (path) => {
      expect(arrange('/v2/').answer(path, { navigate: true })).toBeNull();
    },
  );

  it('[SERVICE-WORKER-8] serves the files of the release from the device', async () => {
    const { network, answer } = arrange();
    expect(await (await answer('/assets/main-1.js?again'))?.text()).toBe('installed code');
    expect(network.asked).toEqual([]);
  });

  it('[SERVICE-WORKER-9] keeps each kind of answer in its cache', async () => {
    const { network, answer, settle, kept } = arrange();
    for (const path of ['/api/user', '/assets/late-1.js', '/sw.js']) await answer(path);
    network.answer(new Response('<title>Page</title>', { headers: { 'content-type': 'text/html' } }));
    await answer('/valuation-workbench', { navigate: true });
    await settle();
    expect(await kept('api-v1')).toEqual(['/api/user']);
    expect(await kept('static-v1')).toEqual(['/assets/late-1.js']);
    expect(await kept('dynamic-v1')).toEqual(['/']);
  });

  it('[SERVICE-WORKER-9] knows the caches of earlier releases from its own and from others', () => {
    const names = ['static-v0', 'api-v2', 'static-v1', 'api-v1', 'dynamic-v1', 'somebody-else', 'my-api-v0'];
    expect(names.filter(isOutdatedCache)).toEqual(['static-v0', 'api-v2']);
  });

  it('[SERVICE-WORKER-12] tells the pages which answer has changed', async () => {
    const { network, answer, settle, pass, told } = arrange();
    await answer('/api/fundamentals?symbol=ACME');
    await settle();
    pass(60_000);
    network.answer('a new filing');
    await answer('/api/fundamentals?symbol=ACME');
    await settle();
    expect(told).toEqual([{ type: 'revalidated', url: `${origin}/api/fundamentals?symbol=ACME` }]);
  });

  it('[SERVICE-WORKER-32] asks the network where a page reloads an answer, and keeps the new one', async () => {
    const { network, answer, settle } = arrange();
    const path = '/api/market-data/historical?symbol=ACME';
    network.answer('before');
    await answer(path);
    await settle();
    network.answer('after');
    expect(await (await answer(path, { cache: 'reload' }))?.text()).toBe('after');
    await settle();
    expect(await (await answer(path))?.text()).toBe('after');
  });

  it('[SERVICE-WORKER-29] tells the pages that the network did not answer what the device did', async () => {
    const { network, answer, settle, pass, told } = arrange();
    await answer('/api/fundamentals?symbol=ACME');
    await settle();
    pass(60_000);
    network.answer(offline);
    expect((await answer('/api/fundamentals?symbol=ACME'))?.headers.get('x-served-from')).toBe('cache');
    await settle();
    expect(told).toEqual([{ type: 'unanswered', url: `${origin}/api/fundamentals?symbol=ACME` }]);
  });

  const quotesOf = (price: number, ...symbols: readonly string[]) =>
    Response.json({ quotes: symbols.map((symbol) => ({ symbol, price })), missing: [] });
  const pricesAt = (symbols: string) => `/api/market-data/real-time?symbols=${symbols}`;

  it.each([
    ['there is no network', offline],
    ['the server answers with an error', new Response('Broken.', { status: 503 })],
  ])('[SERVICE-WORKER-31] makes up prices of other answers when %s', async (_when, failure) => {
    const { network, answer, settle, pass } = arrange();
    for (const [price, symbols] of [
      [1, 'OLD.SMP,GLH.SMP'],
      [2, 'GLH.SMP'],
    ] as const) {
      network.answer(quotesOf(price, ...symbols.split(',')));
      await answer(pricesAt(symbols));
      await settle();
      pass(3_600_000);
    }
    network.answer(failure);
    const newest = await answer(pricesAt('GLH.SMP%2CISV.SMP'));
    expect(await newest?.json()).toEqual({
      quotes: [{ symbol: 'GLH.SMP', price: 2 }],
      missing: ['ISV.SMP'],
      reasons: { 'ISV.SMP': messages.priceNotCached('ISV.SMP') },
    });
    expect(newest?.headers.get('x-cached-at')).toBe('2025-11-20T13:00:00.000Z');
    expect(newest?.headers.get('x-served-from')).toBe('cache');
    expect(newest?.headers.get('x-stale')).toBe('true');

    const both = await answer(pricesAt('GLH.SMP%2COLD.SMP'));
    expect(await both?.json()).toEqual({
      quotes: [
        { symbol: 'GLH.SMP', price: 2 },
        { symbol: 'OLD.SMP', price: 1 },
      ],
      missing: [],
    });
    expect(both?.headers.get('x-cached-at')).toBe('2025-11-20T12:00:00.000Z');
  });

  it('[SERVICE-WORKER-31] has no answer for prices of which none is cached', async () => {
    const { network, answer, settle } = arrange();
    network.answer(quotesOf(1, 'GLH.SMP'));
    await answer(pricesAt('GLH.SMP'));
    await settle();
    network.answer(offline);
    await expect(answer(pricesAt('ISV.SMP'))).rejects.toBe(offline);
  });

  it('[SERVICE-WORKER-29] tells the pages that the server answered with an error', async () => {
    const { network, answer, settle, told } = arrange();
    network.answer(new Response('Broken.', { status: 503 }));
    expect((await answer('/api/fundamentals?symbol=ACME'))?.status).toBe(503);
    await settle();
    expect(told).toEqual([{ type: 'unanswered', url: `${origin}/api/fundamentals?symbol=ACME` }]);
  });

  it('[SERVICE-WORKER-29] does not take a request that the page gave up for one without an answer', async () => {
    const { network, answer, settle, told } = arrange();
    const asking = new AbortController();
    asking.abort();
    network.answer(new DOMException('Given up.', 'AbortError'));
    await answer('/api/user', { signal: asking.signal })?.catch(() => undefined);
    await settle();
    expect(told).toEqual([]);
  });

  it('[SERVICE-WORKER-21] lets go of a network that hangs after 10 s', async () => {
    const { network, alarms, background, answer } = arrange();
    network.answer(silence);
    void answer('/valuation-workbench', { navigate: true });
    await vi.waitFor(() => {
      expect(background).toHaveLength(1);
    });
    const [limit] = alarms.filter(({ durationMs }) => durationMs === 10_000);
    limit?.ring();
    await background[0];
  });

  it('[SERVICE-WORKER-18] forgets what belongs to an account and nothing else', async () => {
    const { caches, answer, settle, kept } = arrange();
    for (const path of ['/api/user', '/api/assistant/log', '/api/fundamentals?symbol=A']) await answer(path);
    await settle();
    await forgetAccount(caches as unknown as CacheStorage, `${origin}/api/`);
    expect(await kept('api-v1')).toEqual(['/api/fundamentals?symbol=A']);
  });
});
