import { errorResponse } from '@finance-analyst/contracts';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { HttpFailure } from './HttpFailure.js';
import { replyWithFailure } from './replyWithFailure.js';
import { unprocessable } from './unprocessable.js';

const answerOf = async (failure: HttpFailure) => {
  const server = fastify();
  server.get('/', (_request, reply) => replyWithFailure(reply, failure));
  const { statusCode, headers, body } = await server.inject('/');
  await server.close();
  return { statusCode, retryAfter: headers['retry-after'], body: JSON.parse(body) as unknown };
};

it('[HTTP-3] sends the status, the reason and when to retry', async () => {
  const body = errorResponse('busy', 'Too many calculations are waiting.');
  expect(await answerOf({ status: 503, body, retryAfterSeconds: 7 })).toEqual({
    statusCode: 503,
    retryAfter: '7',
    body,
  });
});

it('[HTTP-3] leaves out Retry-After when the retry time is unknown', async () => {
  const details = [{ path: 'wacc', message: 'must be greater than terminal.growth' }];
  expect(await answerOf(unprocessable('impossible-inputs', 'These have no value.', details))).toEqual({
    statusCode: 422,
    retryAfter: undefined,
    body: { error: { code: 'impossible-inputs', message: 'These have no value.', details } },
  });
});
