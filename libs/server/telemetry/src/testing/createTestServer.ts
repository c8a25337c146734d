import { prepareServer, registerRateLimit } from '@finance-analyst/http';
import fastify, { type FastifyInstance } from 'fastify';
import { telemetryRoutes, type TelemetryRouteOptions } from '../routes/telemetryRoutes.js';

/** The routes on their own server, with the rate limiter they need. */
export async function createTestServer(options: TelemetryRouteOptions): Promise<FastifyInstance> {
  const server = fastify();
  prepareServer(server);
  await registerRateLimit(server, 100_000);
  await server.register(telemetryRoutes, options);
  return server;
}
