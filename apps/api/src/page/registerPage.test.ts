import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/openTestServer.js';

let test: TestServer;

const html = `<!doctype html><head>
<meta property="csp-nonce" nonce="__CSP_NONCE__" />
<style nonce="__CSP_NONCE__">body{}</style>
<script type="application/json" id="runtime-config">
  __RUNTIME_CONFIG__
</script></head><div id="root"></div>`;

beforeAll(async () => {
  test = await openTestServer();
  const web = join(test.folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), html);
  writeFileSync(join(web, 'sw.js'), 'self');
  writeFileSync(join(test.folder, 'secret.txt'), 'confidential');
  writeFileSync(join(web, 'assets/main-abc.js'), 'plain');
  writeFileSync(join(web, 'assets/main-abc.js.gz'), gzipSync('packed'));
}, 60_000);
afterAll(() => test.close());

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

describe('the page', () => {
  it.each(['/', '/index.html', '/valuation-workbench?symbol=AAPL', '/not/there', '/apidocs'])(
    'answers %s',
    async (url) => {
      const response = await test.server.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
      expect(response.body).toContain('<div id="root">');
    },
  );

  it('[API-3] has the nonce of its policy, and a new one each time', async () => {
    const [first, second] = [await test.server.inject('/'), await test.server.inject('/')];
    const nonces = [...first.body.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
    expect(nonces).toHaveLength(2);
    expect(new Set(nonces).size).toBe(1);
    expect(policyOf(first.headers)).toBe(
      `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'nonce-${String(nonces[0])}'; connect-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'`,
    );
    expect(second.body).not.toContain(nonces[0]);
  });

  it("[API-1] contains the page's configuration, which cannot be broken out of", async () => {
    const nasty = '</script><script>alert("$&")</script>';
    const server = await test.another({
      configuration: {
        page: {
          ...test.configuration.page,
          maintenance: true,
          launchDarklyClientId: nasty,
        },
      },
    });
    const { body } = await server.inject('/');
    const [, text = ''] = /id="runtime-config">([\s\S]*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(text)).toEqual({
      ...test.configuration.page,
      maintenance: true,
      launchDarklyClientId: nasty,
      version: '1.2.3',
    });
  });

  it('[API-4] may connect to the configured services, and to no others', async () => {
    const server = await test.another({
      configuration: {
        page: {
          ...test.configuration.page,
          launchDarklyClientId: 'id',
          sentryDsn: 'https://key@o1.ingest.sentry.example/1',
          posthogKey: 'phc_Q2w9eRt7yUi4oPa8sDf3gHj6kLz1xCv5bNm0',
          apiBase: 'https://api.example/v1/',
        },
      },
    });
    // The flag service's host is the one its client really uses: FEATURE-FLAGS-10.
    expect(policyOf((await server.inject('/')).headers)).toContain(
      "connect-src 'self' https://api.example https://o1.ingest.sentry.example https://clientsdk.launchdarkly.com https://eu.i.posthog.com;",
    );
  });

  it.each(['phc_your_key', 'key'])('[API-4] allows nothing for a placeholder key: %s', async (posthogKey) => {
    const server = await test.another({
      configuration: { page: { ...test.configuration.page, posthogKey } },
    });
    expect(policyOf((await server.inject('/')).headers)).toContain("connect-src 'self';");
  });

  it('[API-5] preconnects to the data providers', async () => {
    const server = await test.another({ configuration: { preconnect: ['https://data.example'] } });
    expect((await server.inject('/')).body).toContain(
      '<link rel="preconnect" href="https://data.example" crossorigin />',
    );
  });

  it('says how to build it when it is not built', async () => {
    const server = await test.another({ configuration: { webRoot: test.folder } });
    const response = await server.inject('/');
    expect([response.statusCode, response.body]).toEqual([
      503,
      'The page is not built. Build it with: npm start',
    ]);
  });
});

describe('files of the page', () => {
  it('with a hash are cached forever, and served compressed', async () => {
    const plain = await test.server.inject('/assets/main-abc.js');
    expect(plain.body).toBe('plain');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await test.server.inject({
      url: '/assets/main-abc.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-type']).toContain('javascript');
  });

  it('without one are revalidated', async () => {
    expect((await test.server.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('that no longer exist are 404, not the page', async () => {
    expect((await test.server.inject('/assets/main-old.js')).statusCode).toBe(404);
  });

  it('outside the folder are not served', async () => {
    for (const url of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])
      expect((await test.server.inject(url)).body).not.toContain('confidential');
  });

  it('are read-only', async () => {
    const response = await test.server.inject({ method: 'POST', url: '/somewhere' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: 'unknown-address' } });
  });
});
