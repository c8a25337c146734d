// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { isMarketDataError } from '../request/MarketDataError.js';
import { createTestStore, json, type Serve, testNow } from '../testing/createTestStore.js';
import { exampleFundamentals, exampleQuotes, exampleSearch } from '../testing/exampleAnswers.js';
import { marketDataApi } from './marketDataApi.js';

const { quotes, searchInstruments, bars, fundamentals, parameters, health, serviceStatus } =
  marketDataApi.endpoints;

const askForQuotes = async (serve: Serve, dependencies = {}) => {
  const { store } = createTestStore(serve, dependencies);
  return store.dispatch(quotes.initiate(['ACME']));
};

describe('an answer', () => {
  it('[MARKET-DATA-1] from the server is as old as its date', async () => {
    const serve = () => json(exampleQuotes, { date: 'Thu, 20 Nov 2025 11:59:00 GMT' });
    const { data } = await askForQuotes(serve);
    expect(data).toEqual({
      data: exampleQuotes,
      fetchedAt: '2025-11-20T11:59:00.000Z',
      fromCache: false,
      stale: false,
    });
  });

  it('[MARKET-DATA-1] from the service worker’s cache says so, with its age and staleness', async () => {
    const marks = {
      date: 'Thu, 20 Nov 2025 11:59:00 GMT',
      'x-served-from': 'cache',
      'x-cached-at': '2025-11-19T08:00:00.000Z',
      'x-stale': 'true',
    };
    const { data } = await askForQuotes(() => json(exampleQuotes, marks));
    expect(data).toMatchObject({ fetchedAt: '2025-11-19T08:00:00.000Z', fromCache: true, stale: true });
  });

  it('[MARKET-DATA-1] without a readable date is as old as its arrival', async () => {
    const { data } = await askForQuotes(() => json(exampleQuotes, { date: 'lately' }));
    expect(data?.fetchedAt).toBe(testNow.toISOString());
  });

  it("[MARKET-DATA-9] from the server's earlier copy is stale", async () => {
    const stale = { ...exampleFundamentals, freshness: { ...exampleFundamentals.freshness, stale: true } };
    for (const [body, expected] of [
      [exampleFundamentals, false],
      [stale, true],
    ] as const) {
      const { store } = createTestStore(() => json(body));
      const { data } = await store.dispatch(fundamentals.initiate({ symbol: 'ACME' }));
      expect(data?.stale).toBe(expected);
    }
  });

  it.each([
    ['another form', () => json({ quotes: [{ symbol: 'ACME', price: '101.5' }], missing: [] })],
    ['no JSON', () => new Response('<!doctype html>')],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('[MARKET-DATA-2] of %s is refused', async (_form, serve) => {
    const { data, error } = await askForQuotes(serve);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ code: 'unexpected-answer', message: messages.unexpected, offline: false });
  });
});

describe('a failed request', () => {
  it('[MARKET-DATA-3] uses the server’s words', async () => {
    const body = { error: { code: 'no-fundamentals', message: 'ACME has filed nothing.' } };
    const { error } = await askForQuotes(() => json(body, {}, 404));
    expect(isMarketDataError(error)).toBe(true);
    expect(error).toEqual({
      status: 404,
      code: 'no-fundamentals',
      message: 'ACME has filed nothing.',
      offline: false,
    });
  });

  it('[MARKET-DATA-3] does not show a person instructions meant for programs', async () => {
    const body = { error: { code: 'unknown-symbol', message: 'Search with /api/market-data?query=.' } };
    const { error } = await askForQuotes(() => json(body, {}, 404));
    expect(error).toMatchObject({
      code: 'unknown-symbol',
      message: expect.stringMatching(/^No data for this symbol/),
    });
  });

  it('[MARKET-DATA-3] has its own words if the server has none', async () => {
    const { error } = await askForQuotes(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(error).toEqual({ status: 502, code: 'http-502', message: messages.failed(502), offline: false });
  });

  it.each([
    [true, 'unreachable', messages.unreachable],
    [false, 'offline', messages.offline],
  ])(
    '[MARKET-DATA-4] distinguishes a missing connection from an unreachable server (online: %s)',
    async (online, code, message) => {
      const serve = () => Promise.reject(new TypeError('Failed to fetch'));
      const { error } = await askForQuotes(serve, { isOnline: () => online });
      expect(error).toEqual({ status: null, code, message, offline: !online });
    },
  );

  it.each([
    ['7', 7],
    ['Thu, 20 Nov 2025 12:01:30 GMT', 90],
    ['Thu, 20 Nov 2025 11:00:00 GMT', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('[MARKET-DATA-5] with Retry-After %j says to wait %s s', async (header, seconds) => {
    const serve = () => new Response('', { status: 429, headers: { 'retry-after': header } });
    const { error } = await askForQuotes(serve);
    expect(error).toMatchObject({ status: 429, message: messages.tooManyRequests(seconds) });
    expect((error as { retryAfterSeconds?: number }).retryAfterSeconds).toBe(seconds);
  });

  it('[MARKET-DATA-10] that timed out says so', async () => {
    const silent: Serve = (_url, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
      });
    const clock = new AbortController();
    const allowedMs: number[] = [];
    const answer = askForQuotes(silent, {
      timeoutSignal: (durationMs: number) => {
        allowedMs.push(durationMs);
        return clock.signal;
      },
    });
    await vi.waitFor(() => {
      expect(allowedMs).toEqual([30_000]);
    });
    clock.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    const { error } = await answer;
    expect(error).toMatchObject({ code: 'timed-out', message: messages.timedOut });
  });
});

describe('what a request reports about the server', () => {
  const tell = async (serve: Serve) => {
    const onReachability = vi.fn();
    await askForQuotes(serve, { onReachability });
    return onReachability.mock.calls.flat() as unknown[];
  };
  const date = 'Thu, 20 Nov 2025 11:59:00 GMT';
  const kept = { 'x-served-from': 'cache', 'x-cached-at': '2025-11-19T08:00:00.000Z' };

  it.each([
    ['answered', () => json(exampleQuotes, { date }), '2025-11-20T11:59:00.000Z'],
    ['answered', () => json({}, { date }), null],
    ['silent', () => json({}, { date }, 503), null],
    ['silent', () => json({ error: { code: 'internal-error', message: 'Failed.' } }, { date }, 500), null],
    ['answered', () => json({ error: { code: 'provider-bad-answer', message: 'Not now.' } }, {}, 502), null],
    ['silent', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 })), null],
    ['silent', () => Promise.resolve(new Response('<h1>Gateway Timeout</h1>', { status: 504 })), null],
    ['not-asked', () => json(exampleQuotes, kept), '2025-11-19T08:00:00.000Z'],
    ['silent', () => json(exampleQuotes, { ...kept, 'x-stale': 'true' }), '2025-11-19T08:00:00.000Z'],
    ['silent', () => Promise.reject(new TypeError('Failed to fetch')), null],
    ['silent', () => Promise.reject(new DOMException('Too late.', 'TimeoutError')), null],
  ] satisfies [string, Serve, string | null][])(
    '[MARKET-DATA-15] is “%s”, and of when its figures are',
    async (server, serve, figuresOf) => {
      expect(await tell(serve)).toEqual([{ server, figuresOf, sentAt: testNow.toISOString() }]);
    },
  );

  it('[MARKET-DATA-15] is nothing if the page canceled it', async () => {
    expect(await tell(() => Promise.reject(new DOMException('Given up.', 'AbortError')))).toEqual([]);
  });
});

describe('a question', () => {
  it('[MARKET-DATA-8] is requested at its address', async () => {
    const { store, asked } = createTestStore(() => json({}), { apiBase: 'https://api.example/v1/' });
    await store.dispatch(searchInstruments.initiate(' ac me '));
    await store.dispatch(quotes.initiate(['A', '^GSPC', 'A']));
    await store.dispatch(bars.initiate({ symbol: 'A', from: '2025-01-01' }));
    await store.dispatch(fundamentals.initiate({ symbol: 'XNAS:A' }));
    await store.dispatch(fundamentals.initiate({ symbol: 'A', asOf: '2024-12-31' }));
    await store.dispatch(parameters.initiate('A'));
    await store.dispatch(health.initiate(undefined));
    await store.dispatch(serviceStatus.initiate(undefined));
    expect(asked.map((url) => url.replace('https://api.example/v1/', ''))).toEqual([
      'market-data?query=ac+me',
      'market-data/real-time?symbols=A%2C%5EGSPC',
      'market-data/historical?symbol=A&from=2025-01-01',
      'fundamentals?symbol=XNAS%3AA',
      'fundamentals?symbol=A&asOf=2024-12-31',
      'market-data/parameters?symbol=A',
      'health',
      'status',
    ]);
  });

  it('[MARKET-DATA-16] bypasses caches when refetched', async () => {
    const modes: (RequestCache | undefined)[] = [];
    const { store } = createTestStore((_url, _signal, { cache }) => {
      modes.push(cache);
      return json(exampleQuotes);
    });
    const asking = store.dispatch(quotes.initiate(['ACME']));
    await asking;
    await asking.refetch();
    expect(modes).toEqual([undefined, 'reload']);
  });

  it('[MARKET-DATA-12] keeps the reasons for missing prices', async () => {
    const reasons = { NOPE: 'No source has a price of NOPE.' };
    const { data } = await askForQuotes(() => json({ ...exampleQuotes, reasons }));
    expect(data?.data.reasons).toEqual(reasons);
  });

  it('[MARKET-DATA-12] about more prices than one request allows is sent in batches and answered as one', async () => {
    const symbols = Array.from({ length: 205 }, (_, index) => `S${String(index).padStart(3, '0')}`);
    const marks = (part: string) =>
      part.startsWith('S100,')
        ? { date: 'Wed, 19 Nov 2025 08:00:00 GMT', 'x-served-from': 'cache', 'x-stale': 'true' }
        : { date: 'Thu, 20 Nov 2025 11:59:00 GMT' };
    const sizes: number[] = [];
    const { store } = createTestStore((url) => {
      const part = new URL(url, 'http://page').searchParams.get('symbols') ?? '';
      const [first = '', ...rest] = part.split(',');
      sizes.push(rest.length + 1);
      const [quote] = exampleQuotes.quotes;
      return json({ quotes: [{ ...quote, symbol: first }], missing: rest }, marks(part));
    });
    const { data } = await store.dispatch(quotes.initiate(symbols));
    expect(sizes).toEqual([100, 100, 5]);
    expect(data?.data.quotes.map(({ symbol }) => symbol)).toEqual(['S000', 'S100', 'S200']);
    expect(data?.data.missing).toHaveLength(202);
    expect(data).toMatchObject({ fetchedAt: '2025-11-19T08:00:00.000Z', fromCache: true, stale: true });
  });

  it('[MARKET-DATA-14] about the same prices in another order is the same question', async () => {
    const asked: string[] = [];
    const { store } = createTestStore((url) => {
      asked.push(url);
      return json(exampleQuotes);
    });
    await store.dispatch(quotes.initiate(['ZETA', 'ACME', 'MID']));
    await store.dispatch(quotes.initiate(['MID', 'ZETA', 'ACME', 'MID']));
    expect(new Set(asked).size).toBe(1);
    expect(asked).toHaveLength(2);
  });

  it('[MARKET-DATA-12] about many prices fails with the reason if one batch does', async () => {
    const symbols = Array.from({ length: 101 }, (_, index) => `S${String(index).padStart(3, '0')}`);
    const { store } = createTestStore((url) =>
      url.endsWith('symbols=S100') ? json({}, {}, 503) : json({ quotes: [], missing: [] }),
    );
    const { error } = await store.dispatch(quotes.initiate(symbols));
    expect(error).toMatchObject({ status: 503, message: messages.failed(503) });
  });

  it('[MARKET-DATA-6] that is a newer search cancels the older one, and only searches', async () => {
    const aborted: string[] = [];
    const serve: Serve = (url, signal) =>
      url.endsWith('query=acme')
        ? json(exampleSearch)
        : new Promise((resolve, reject) => {
            signal.addEventListener('abort', () => {
              aborted.push(url);
              reject(signal.reason as Error);
            });
            if (url.includes('real-time')) setTimeout(() => resolve(json(exampleQuotes)), 20);
          });
    const { store } = createTestStore(serve);
    const running = store.dispatch(quotes.initiate(['ACME']));
    const first = store.dispatch(searchInstruments.initiate('ac'));
    const second = store.dispatch(searchInstruments.initiate('acm'));
    const third = store.dispatch(searchInstruments.initiate('acme'));
    expect((await third).data?.data).toEqual(exampleSearch);
    expect((await first).isError).toBe(true);
    expect((await second).isError).toBe(true);
    expect(aborted).toEqual(['/api/market-data?query=ac', '/api/market-data?query=acm']);
    expect((await running).isSuccess).toBe(true);
  });

  it('[MARKET-DATA-6] that was canceled is sent again when typed again', async () => {
    let answering = false;
    const { store } = createTestStore((_url, signal) =>
      answering
        ? json(exampleSearch)
        : new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              reject(signal.reason as Error);
            });
          }),
    );
    const first = store.dispatch(searchInstruments.initiate('ac'));
    void store.dispatch(searchInstruments.initiate('acm'));
    await first;
    answering = true;
    expect((await store.dispatch(searchInstruments.initiate('ac'))).data?.data).toEqual(exampleSearch);
  });
});

describe('a degraded server', () => {
  const degraded = {
    status: 'degraded',
    version: '1.2.3',
    database: 'pglite',
    uptimeSeconds: 12,
    problems: ['The database sleeps.'],
  };
  const askHealth = (serve: Serve) => createTestStore(serve).store.dispatch(health.initiate(undefined));

  it('[MARKET-DATA-13] reports its problems in an answer', async () => {
    const { data, error } = await askHealth(() => json(degraded, {}, 503));
    expect(error).toBeUndefined();
    expect(data?.data).toEqual(degraded);
  });

  it('[MARKET-DATA-13] is a failed request if something else answers in its place', async () => {
    const page = await askHealth(() => new Response('<html>', { status: 503 }));
    expect(page.error).toMatchObject({ status: 503, message: messages.failed(503) });
    const other = await askHealth(() => json(degraded, {}, 500));
    expect(other.error).toMatchObject({ status: 500 });
  });

  it('[MARKET-DATA-13] reports its providers', async () => {
    const status = { companies: [], providers: [], incidents: [], since: '2025-11-20T08:00:00.000Z' };
    const { data } = await createTestStore(() => json(status)).store.dispatch(
      serviceStatus.initiate(undefined),
    );
    expect(data?.data).toEqual(status);
  });
});
