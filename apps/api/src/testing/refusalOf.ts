import { errorResponseSchema, type ErrorResponse } from '@finance-analyst/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';

export interface Refusal {
  readonly status: number;
  readonly error: ErrorResponse['error'];
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Sends an invalid request, and checks that the response has the shared error format. */
export async function refusalOf(server: FastifyInstance, request: InjectOptions | string): Promise<Refusal> {
  const response = await server.inject(request);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.body).not.toMatch(/node_modules|\.ts:|at async/);
  const { error } = errorResponseSchema.parse(response.json());
  return { status: response.statusCode, error, headers: response.headers };
}
