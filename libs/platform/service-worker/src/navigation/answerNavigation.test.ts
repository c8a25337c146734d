// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createFakeCache } from '../testing/createFakeCaches.js';
import { createNetwork, offline, silence } from '../testing/createNetwork.js';
import { answerNavigation } from './answerNavigation.js';
import { offlineWords } from './offlinePage.js';

const page = (name: string, file = '/assets/main-1.js') =>
  new Response(`<title>${name}</title><script src="${file}"></script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

const arrange = () => {
  const network = createNetwork();
  const cache = createFakeCache();
  const files: Record<string, () => Response> = {
    '/index.html': () => page('installed'),
    '/assets/main-1.js': () => new Response('code'),
  };
  const alarms: { readonly durationMs: number; readonly ring: () => void }[] = [];
  const background: Promise<unknown>[] = [];
  const ask = () =>
    answerNavigation(new Request('https://product.example/valuation-workbench'), {
      fetch: network.fetch,
      cache,
      precached: async (path) => files[path]?.(),
      indexPath: '/index.html',
      wait: (durationMs) => new Promise((ring) => alarms.push({ durationMs, ring })),
      waitUntil: (work) => void background.push(work),
    });
  const visit = async () => {
    const response = await ask();
    const text = await response.text();
    return /<title>(.*)<\/title>/.exec(text)?.[1] ?? text;
  };
  const settle = async () => {
    while (background.length > 0) await background.shift();
  };
  return { network, cache, files, alarms, ask, visit, settle };
};

describe('answerNavigation', () => {
  it('[SERVICE-WORKER-6] serves the network’s page', async () => {
    const { network, visit } = arrange();
    network.answer(page('current'));
    expect(await visit()).toBe('current');
  });

  it('[SERVICE-WORKER-6] serves the page on the device when the network has not answered after 3 s', async () => {
    const { network, alarms, visit } = arrange();
    network.answer(silence);
    const visited = visit();
    expect(alarms.map(({ durationMs }) => durationMs)).toEqual([3000]);
    alarms[0]?.ring();
    expect(await visited).toBe('installed');
  });

  it('[SERVICE-WORKER-6] serves the page on the device offline', async () => {
    const { network, visit } = arrange();
    network.answer(offline);
    expect(await visit()).toBe('installed');
  });

  it('[SERVICE-WORKER-6] serves the page on the device when the server answers with an error', async () => {
    const { network, visit } = arrange();
    network.answer(new Response('<title>Bad gateway</title>', { status: 502 }));
    expect(await visit()).toBe('installed');
  });

  it('[SERVICE-WORKER-6] shows the error of the server when the device has no page', async () => {
    const { network, files, ask } = arrange();
    network.answer(new Response('<title>Bad gateway</title>', { status: 502 }));
    delete files['/index.html'];
    expect((await ask()).status).toBe(502);
  });

  it('[SERVICE-WORKER-22] says that it cannot be reached when the device has no page', async () => {
    const { network, files, ask } = arrange();
    network.answer(offline);
    delete files['/index.html'];
    const response = await ask();
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    for (const words of Object.values(offlineWords)) expect(html).toContain(words);
    expect(html).not.toMatch(/<script|<link|<img|\son\w+=/);
  });

  it('[SERVICE-WORKER-22] does so too when the network fails late, or the cache does', async () => {
    const { network, files, cache, alarms, ask } = arrange();
    let fail: (reason: Error) => void = () => undefined;
    network.answer(new Promise<Response>((_resolve, reject) => (fail = reject)));
    delete files['/index.html'];
    cache.match = () => Promise.reject(new Error('The cache is damaged.'));
    const asked = ask();
    alarms[0]?.ring();
    fail(offline);
    expect((await asked).status).toBe(503);
  });

  it('[SERVICE-WORKER-22] is never kept as the last page', async () => {
    const { network, files, visit, settle } = arrange();
    network.answer(offline);
    const installed = files['/index.html'];
    delete files['/index.html'];
    await visit();
    await settle();
    if (installed) files['/index.html'] = installed;
    expect(await visit()).toBe('installed');
  });

  it('[SERVICE-WORKER-7] serves the last page offline, with what the server wrote into it', async () => {
    const { network, visit, settle } = arrange();
    network.answer(page('with configuration'));
    await visit();
    await settle();
    network.answer(offline);
    expect(await visit()).toBe('with configuration');
  });

  it('[SERVICE-WORKER-7] keeps a page that came too late for the next time', async () => {
    const { network, alarms, visit, settle } = arrange();
    let arrive: (response: Response) => void = () => undefined;
    network.answer(new Promise<Response>((resolve) => (arrive = resolve)));
    const visited = visit();
    alarms[0]?.ring();
    expect(await visited).toBe('installed');
    arrive(page('late'));
    await settle();
    network.answer(offline);
    expect(await visit()).toBe('late');
  });

  it('[SERVICE-WORKER-7] serves its own page when the last one needs files that it does not have', async () => {
    const { network, visit, settle } = arrange();
    network.answer(page('newer release', '/assets/main-2.js'));
    await visit();
    await settle();
    network.answer(offline);
    expect(await visit()).toBe('installed');
  });

  it.each([
    [
      'an error',
      new Response('<title>error</title>', { status: 500, headers: { 'content-type': 'text/html' } }),
    ],
    ['no page', new Response('<title>data</title>', { headers: { 'content-type': 'application/json' } })],
  ])('[SERVICE-WORKER-7] does not keep %s as the last page', async (_what, answer) => {
    const { network, visit, settle } = arrange();
    network.answer(answer);
    await visit();
    await settle();
    network.answer(offline);
    expect(await visit()).toBe('installed');
  });
});
