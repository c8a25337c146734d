import { healthResponseSchema } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { createHealthMemory } from './createHealthMemory.js';

export interface HealthRouteOptions {
  readonly database: Database;
  readonly version: string;
}

/** Whether the server can do its work, under `/api/health`. */
export const healthRoutes: FastifyPluginCallbackZod<HealthRouteOptions> = (
  server,
  { database, version },
  done,
) => {
  const findProblem = createHealthMemory(() => database.findProblem(), performance.now.bind(performance));
  server.get(
    '/api/health',
    {
      schema: {
        tags: ['Server'],
        summary: 'Whether the server can do its work',
        response: { 200: healthResponseSchema, 503: healthResponseSchema },
      },
    },
    async (_request, reply) => {
      const problem = database.knownProblem() ?? (await findProblem());
      const state = { version, database: database.kind, uptimeSeconds: Math.floor(process.uptime()) };
      reply.header('cache-control', 'no-store');
      if (problem === null) return { status: 'ok' as const, ...state };
      return reply.code(503).send({ status: 'degraded', ...state, problems: [problem] });
    },
  );
  done();
};
