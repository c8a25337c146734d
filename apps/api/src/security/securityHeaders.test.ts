import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { errorResponseSchema } from '@finance-analyst/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/openTestServer.js';
import { securityHeaders } from './securityHeaders.js';

let test: TestServer;
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  test = await openTestServer();
  server = await test.another({ requestTimeoutMs: 300 });
  await server.listen({ host: '127.0.0.1', port: 0 });
  port = (server.server.address() as AddressInfo).port;
}, 60_000);
afterAll(() => test.close());

/** Sends raw bytes, keeps the connection open, and returns the response until the server closes it. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
    socket.on('close', () => {
      resolve(received);
    });
    socket.on('error', reject);
  });
}

const headersIn = (answer: string): Record<string, string> => {
  const [, ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
  return Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]));
};
const errorIn = (answer: string) =>
  errorResponseSchema.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).error;

describe('the security headers', () => {
  it('[API-9] are the same on ordinary responses and on those made before any hook', async () => {
    for (const trustProxy of [false, true]) {
      const one = await test.another({ configuration: { trustProxy } });
      expect((await one.inject('/api/health')).headers).toMatchObject(securityHeaders(trustProxy));
    }
  });

  it.each<[number, InjectOptions]>([
    [400, { url: '/api/market-data' }],
    [400, { url: '/api/market-data/%E0%A4%A' }],
    [400, { url: '/%' }],
    [404, { url: '/api/nothing' }],
    [405, { method: 'DELETE', url: '/api/health' }],
    [413, { method: 'POST', url: '/api/calculations', payload: { model: 'x'.repeat(1024 * 1024) } }],
    [415, { method: 'POST', url: '/api/calculations', payload: 'a', headers: { 'content-type': 'a/b' } }],
    [421, { url: '/', headers: { host: 'evil.example' } }],
    [404, { url: '/assets/none.js' }],
  ])('[API-9] are on a %i', async (status, request) => {
    const response = await server.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject(securityHeaders(false));
  });

  it.each([
    ['HTTP/1.1 400', 'malformed-request', 'nonsense\r\n\r\n'],
    ['HTTP/1.1 400', 'malformed-request', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nno header\r\n\r\n'],
    [
      'HTTP/1.1 431',
      'headers-too-large',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
  ])('[API-9] are on %s, %s', async (start, code, bytes) => {
    const answer = await exchange(bytes);
    expect(answer.startsWith(start)).toBe(true);
    expect(errorIn(answer).code).toBe(code);
    expect(headersIn(answer)).toMatchObject(securityHeaders(false));
  });

  it('[API-10] are on the response to a slowly sent body, which ends in time', async () => {
    const request =
      'POST /api/calculations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
    const answer = await exchange(request);
    expect(answer.startsWith('HTTP/1.1 408')).toBe(true);
    expect(errorIn(answer).code).toBe('request-timeout');
    expect(headersIn(answer)).toMatchObject(securityHeaders(false));
    expect((await server.inject('/api/health')).statusCode).toBe(200);
  });
});
