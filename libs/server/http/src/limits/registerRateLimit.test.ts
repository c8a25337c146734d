import fastify from 'fastify';
import { expect, it } from 'vitest';
import { prepareServer } from '../errors/prepareServer.js';
import { createRequestWeight } from './createRequestWeight.js';
import { createRouteLimit } from './createRouteLimit.js';
import { registerRateLimit } from './registerRateLimit.js';

it('[HTTP-4] limits the requests per minute of one address without affecting others', async () => {
  const server = fastify();
  prepareServer(server);
  await registerRateLimit(server, 2);
  server.get('/', () => ({}));
  const ask = (remoteAddress: string) => server.inject({ url: '/', remoteAddress });
  const [first, second, third] = [
    await ask('203.0.113.7'),
    await ask('203.0.113.7'),
    await ask('203.0.113.7'),
  ];
  expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 429]);
  expect(third.json()).toMatchObject({ error: { code: 'too-many-requests' } });
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('203.0.113.8')).statusCode).toBe(200);
  await server.close();
});

it('[HTTP-4] counts routes with a separate limit together, apart from the others', async () => {
  const server = fastify();
  prepareServer(server);
  await registerRateLimit(server, 3);
  const own = createRouteLimit(server, 1);
  server.get('/first', own, () => ({}));
  server.get('/second', own, () => ({}));
  server.get('/', () => ({}));
  const statusOf = async (url: string) => (await server.inject(url)).statusCode;
  expect([await statusOf('/first'), await statusOf('/second'), await statusOf('/')]).toEqual([200, 429, 200]);
  await server.close();
});

it('[HTTP-4] counts a request as several', async () => {
  const server = fastify();
  prepareServer(server);
  await registerRateLimit(server, 4);
  const weigh = createRequestWeight(server);
  server.get('/heavy', async (request, reply) => {
    await weigh(request, reply, 3);
    return {};
  });
  server.get('/', () => ({}));
  expect((await server.inject('/heavy')).statusCode).toBe(200);
  const refused = await server.inject('/heavy');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await server.inject('/')).statusCode).toBe(429);
  expect((await server.inject({ url: '/', remoteAddress: '203.0.113.8' })).statusCode).toBe(200);
  await server.close();
});
