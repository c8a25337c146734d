import { errorResponseSchema } from '@finance-analyst/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { prepareServer } from './prepareServer.js';

let server: FastifyInstance;

beforeEach(() => {
  server = fastify();
  prepareServer(server);
  const body = z.strictObject({ rate: z.number(), nested: z.optional(z.strictObject({})) });
  server.post('/', { schema: { body } }, (_request, reply) => reply.send({}));
  server.get('/fault', () => {
    throw new Error('secret at /srv/x.ts:1');
  });
  server.get('/refusal', () => {
    throw Object.assign(new Error('secret'), { statusCode: 402 });
  });
});
afterEach(() => server.close());

const refused = async (url: string, body?: string, type = 'application/json') => {
  const response = await (body === undefined
    ? server.inject(url)
    : server.inject({ method: 'POST', url, body, headers: { 'content-type': type } }));
  expect(response.body).not.toContain('secret');
  return { status: response.statusCode, ...errorResponseSchema.parse(response.json()).error };
};

describe('an error', () => {
  it.each([
    [500, 'internal-error', '/fault', undefined, undefined],
    [402, 'payment-required', '/refusal', undefined, undefined],
    [400, 'malformed-json', '/', '{', 'application/json'],
    [400, 'empty-body', '/', '', 'application/json'],
    [413, 'body-too-large', '/', JSON.stringify('x'.repeat(1024 * 1024)), 'application/json'],
    [415, 'unsupported-media-type', '/', '<a/>', 'application/xml'],
  ])('[HTTP-1] is answered %i %s in the one form', async (status, code, url, body, type) => {
    expect(await refused(url, body, type)).toMatchObject({ status, code });
  });

  it('[HTTP-2] of a malformed request names each invalid or unknown field', async () => {
    const { status, code, message, details } = await refused(
      '/',
      '{"rate":"x","more":1,"nested":{"deep":1}}',
    );
    expect([status, code]).toEqual([400, 'invalid-request']);
    expect(details?.map(({ path }) => path).toSorted()).toEqual(['more', 'nested.deep', 'rate']);
    expect(message).toContain(`'${details?.[0]?.path ?? ''}'`);
  });
});
