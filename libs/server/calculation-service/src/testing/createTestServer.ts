import { prepareServer } from '@finance-analyst/http';
import fastify, { type FastifyInstance } from 'fastify';
import type { CompanyMarketData } from '../company/companyData.js';
import { calculationRoutes, type CalculationRouteOptions } from '../routes/calculationRoutes.js';
import { unusedMarketData } from './unusedMarketData.js';

const unusedWorker = () => {
  throw new Error('no worker was expected');
};

/** The routes on their own server. */
export async function createTestServer(
  options: Partial<CalculationRouteOptions> & { marketData?: CompanyMarketData } = {},
): Promise<FastifyInstance> {
  const server = fastify();
  prepareServer(server);
  await server.register(calculationRoutes, {
    marketData: unusedMarketData,
    createWorker: unusedWorker,
    // A busy test machine takes longer than the product allows.
    timeLimitMs: 20_000,
    ...options,
  });
  return server;
}
