import fastify from 'fastify';
import { expect, it } from 'vitest';
import { isFromAnotherSite } from './isFromAnotherSite.js';
import { isFromThisMachine } from './isFromThisMachine.js';

const ask = async (remoteAddress: string, headers: Readonly<Record<string, string>>) => {
  const server = fastify({ trustProxy: true });
  server.get('/', (request) => ({
    isLocal: isFromThisMachine(request),
    isForeign: isFromAnotherSite(request),
  }));
  const response = await server.inject({
    url: '/',
    remoteAddress,
    headers: { host: 'localhost:4200', ...headers },
  });
  await server.close();
  return response.json<{ isLocal: boolean; isForeign: boolean }>();
};

it.each([
  [true, '127.0.0.1', {}],
  [true, '::1', {}],
  [true, '::ffff:127.0.0.1', {}],
  [false, '192.0.2.7', {}],
  [false, '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }],
  [false, '192.0.2.7', { 'x-forwarded-for': '127.0.0.1' }],
])('[HTTP-5] says %s of a request of %s with %j', async (isLocal, address, headers) => {
  expect(await ask(address, headers)).toMatchObject({ isLocal });
});

it.each([
  [false, {}],
  [false, { origin: 'http://localhost:4200', 'sec-fetch-site': 'same-origin' }],
  [false, { 'sec-fetch-site': 'none' }],
  [true, { origin: 'https://elsewhere.example' }],
  [true, { origin: 'http://localhost:4201' }],
  [true, { origin: 'null' }],
  [true, { 'sec-fetch-site': 'cross-site' }],
  [true, { 'sec-fetch-site': 'same-site' }],
])('[HTTP-6] says %s of a request with %j', async (isForeign, headers) => {
  expect(await ask('127.0.0.1', headers)).toMatchObject({ isForeign });
});
