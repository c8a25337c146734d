import { programAddress, apiSchemas } from '@finance-analyst/contracts';
import { failureResponses, replyWithFailure } from '@finance-analyst/http';
import type { CalculationPool } from '../pool/createCalculationPool.js';
import { answerFailure } from './answerFailure.js';
import type { CalculationServer } from './CalculationServer.js';
import { longLimitMs, tags } from './routeSettings.js';

/** Simulations of a model's uncertain inputs. */
export function simulationRoute(server: CalculationServer, pool: CalculationPool): void {
  server.post(
    programAddress('simulation'),
    {
      schema: {
        tags,
        summary: 'Draws uncertain inputs of a model and returns the distribution of its outputs',
        body: apiSchemas.simulation.body,
        response: { 200: apiSchemas.simulation.response, ...failureResponses },
      },
    },
    async ({ body, ip }, reply) => {
      const answer = await pool.run('simulation', body, ip);
      if (answer.ok && answer.outcome.ok) return answer.outcome.value;
      return replyWithFailure(reply, answerFailure(answer, longLimitMs));
    },
  );
}
