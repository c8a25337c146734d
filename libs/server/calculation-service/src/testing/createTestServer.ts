import { errorResponse } from '@finance-analyst/contracts';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { DcfMarketData } from '../dcf/companyDcf.js';
import { calculationRoutes, type CalculationRouteOptions } from '../routes/calculationRoutes.js';
import { unusedMarketData } from './unusedMarketData.js';

const unusedWorker = () => {
  throw new Error('no worker was expected');
};

/** The routes on a server of their own, which answers validation errors with their paths. */
export async function createTestServer(
  options: Partial<CalculationRouteOptions> & { marketData?: DcfMarketData } = {},
): Promise<FastifyInstance> {
  const server = fastify();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler((error: FastifyError, _request, reply) => {
    if (!hasZodFastifySchemaValidationErrors(error))
      return reply.code(500).send(errorResponse('test', error.message));
    const details = error.validation.map(({ instancePath, message = '' }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message,
    }));
    return reply.code(400).send(errorResponse('invalid-request', 'The request is not valid.', details));
  });
  await server.register(calculationRoutes, {
    marketData: unusedMarketData,
    createWorker: unusedWorker,
    // A machine that does other things too takes longer than the product allows.
    timeLimitMs: 20_000,
    ...options,
  });
  return server;
}
