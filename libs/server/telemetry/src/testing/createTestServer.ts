import rateLimit from '@fastify/rate-limit';
import { errorResponse } from '@finance-analyst/contracts';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { telemetryRoutes, type TelemetryRouteOptions } from '../routes/telemetryRoutes.js';

/** The routes on a server of their own, with the rate limiter that they need. */
export async function createTestServer(options: TelemetryRouteOptions): Promise<FastifyInstance> {
  const server = fastify();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler((error: FastifyError, _request, reply) => {
    if (!hasZodFastifySchemaValidationErrors(error))
      return reply.code(error.statusCode ?? 500).send(errorResponse('test', error.message));
    const details = error.validation.map(({ instancePath, message = '' }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message,
    }));
    return reply.code(400).send(errorResponse('invalid-request', 'The request is not valid.', details));
  });
  await server.register(rateLimit, { max: 100_000, timeWindow: '1 minute' });
  await server.register(telemetryRoutes, options);
  return server;
}
