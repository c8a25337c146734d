import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLaunchDarkly } from './loadLaunchDarkly.js';

const flags = { 'dashboard-variant': { version: 1, flagVersion: 1, value: 'B', variation: 1 } };

let server: Server;
let address: string;
let status: number;
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  status = 200;
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(flags));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllGlobals();
});

const load = () => loadLaunchDarkly('client-1', { baseUri: address, eventsUri: address });

const contextOf = (url: string): unknown =>
  JSON.parse(Buffer.from(url.split('/').at(-1)?.split('?')[0] ?? '', 'base64').toString());

describe('loadLaunchDarkly', () => {
  it('[FEATURE-FLAGS-5] asks the service itself for the variation', async () => {
    const client = await load();
    expect(await client.waitForInitialization({ timeout: 5 })).toMatchObject({ status: 'complete' });
    expect(client.stringVariation('dashboard-variant', 'A')).toBe('B');
    expect(client.stringVariation('unknown', 'A')).toBe('A');
    expect(client.allFlags()).toEqual({ 'dashboard-variant': 'B' });
    await client.close();
  });

  it('[FEATURE-FLAGS-9] tells the service nothing but a key that it made up, and reports nothing', async () => {
    const client = await load();
    await client.waitForInitialization({ timeout: 5 });
    client.stringVariation('dashboard-variant', 'A');
    await client.close();
    expect(asked).toHaveLength(1);
    expect(contextOf(asked[0] ?? '')).toEqual({
      kind: 'user',
      anonymous: true,
      key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  it('[FEATURE-FLAGS-10] asks the service at one host, which a page has to allow', async () => {
    const origins: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      origins.push(new URL(address).origin);
      return Response.json(flags);
    });
    const client = await loadLaunchDarkly('client-1');
    expect(await client.waitForInitialization({ timeout: 5 })).toMatchObject({ status: 'complete' });
    expect(client.stringVariation('dashboard-variant', 'A')).toBe('B');
    await client.close();
    expect(origins).toEqual(['https://clientsdk.launchdarkly.com']);
  });

  it('[FEATURE-FLAGS-7] says that it knows nothing when the service refuses', async () => {
    status = 401;
    const client = await load();
    expect(await client.waitForInitialization({ timeout: 5 })).toMatchObject({ status: 'failed' });
    await client.close();
  });
});
