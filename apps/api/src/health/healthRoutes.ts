import { apiAddress, apiSchemas } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { createHealthMemory } from './createHealthMemory.js';

export interface HealthRouteOptions {
  readonly database: Database;
  readonly version: string;
}

const { response } = apiSchemas.health;

/** The health of the server. */
export const healthRoutes: FastifyPluginCallbackZod<HealthRouteOptions> = (
  server,
  { database, version },
  done,
) => {
  const findProblem = createHealthMemory(() => database.findProblem(), performance.now.bind(performance));
  server.get(
    apiAddress('health'),
    {
      schema: {
        tags: ['Server'],
        summary: 'Server health',
        response: { 200: response, 503: response },
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
