import { programAddress, apiSchemas } from '@finance-analyst/contracts';
import { failureResponses, replyWithFailure } from '@finance-analyst/http';
import type { CalculationPool } from '../pool/createCalculationPool.js';
import { answerFailure } from './answerFailure.js';
import type { CalculationServer } from './CalculationServer.js';
import { largestBodyBytes, longLimitMs, tags } from './routeSettings.js';

/** What a portfolio returned, what it can lose, and what it could hold. */
export function portfolioRoutes(server: CalculationServer, pool: CalculationPool): void {
  server.post(
    programAddress('returns'),
    {
      bodyLimit: largestBodyBytes,
      schema: {
        tags,
        summary: 'Holdings, four returns and the bridge between two values, from transactions and prices',
        body: apiSchemas.returns.body,
        response: { 200: apiSchemas.returns.response, ...failureResponses },
      },
    },
    async ({ body, ip }, reply) => {
      const answer = await pool.run('returns', body, ip);
      if (answer.ok && answer.outcome.ok) return answer.outcome.value;
      return replyWithFailure(reply, answerFailure(answer, longLimitMs));
    },
  );

  server.post(
    programAddress('risk'),
    {
      bodyLimit: largestBodyBytes,
      schema: {
        tags,
        summary: 'Risk figures of a portfolio of return series',
        body: apiSchemas.risk.body,
        response: { 200: apiSchemas.risk.response, ...failureResponses },
      },
    },
    async ({ body, ip }, reply) => {
      const answer = await pool.run('risk', body, ip);
      if (answer.ok && answer.outcome.ok) return answer.outcome.value;
      return replyWithFailure(reply, answerFailure(answer, longLimitMs));
    },
  );

  server.post(
    programAddress('optimisation'),
    {
      bodyLimit: largestBodyBytes,
      schema: {
        tags,
        summary:
          'Weights with the least variance, the highest Sharpe ratio, a target return or equal shares of the risk',
        body: apiSchemas.optimisation.body,
        response: { 200: apiSchemas.optimisation.response, ...failureResponses },
      },
    },
    async ({ body, ip }, reply) => {
      const answer = await pool.run('optimisation', body, ip);
      if (answer.ok && answer.outcome.ok) return answer.outcome.value;
      return replyWithFailure(reply, answerFailure(answer, longLimitMs));
    },
  );
}
