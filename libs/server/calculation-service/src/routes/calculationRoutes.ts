import { programAddress, apiSchemas, type ModelCalculationRequest } from '@finance-analyst/contracts';
import { failureResponses, replyWithFailure, unprocessable, type HttpFailure } from '@finance-analyst/http';
import { httpFailureOf } from '@finance-analyst/market-data-service';
import { modelLimits } from '@finance-analyst/model-engine';
import { isTemplateName } from '@finance-analyst/valuation';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { calculateDcf } from '../dcf/calculateDcf.js';
import type { CompanyMarketData } from '../company/companyData.js';
import { companyDcf } from '../dcf/companyDcf.js';
import { calculateModel } from '../model/calculateModel.js';
import type { CalculationOutcome } from '../model/CalculationOutcome.js';
import { createCalculationPool, type PoolAnswer } from '../pool/createCalculationPool.js';
import type { CalculationWorker, ThreadTimers } from '../pool/startThread.js';
import { longLimitMs, tags, uncompressed } from './routeSettings.js';
import { portfolioRoutes } from './portfolioRoutes.js';
import { simulationRoute } from './simulationRoute.js';
import { workbookRoutes } from './workbookRoutes.js';
import { impossibleFailure } from './impossibleFailure.js';
import { threadFailure } from './threadFailure.js';

export interface CalculationRouteOptions {
  readonly marketData: CompanyMarketData;
  /** Starts a worker thread whose entry calls `answerCalculations`. */
  readonly createWorker: () => CalculationWorker;
  /** Limit for one source-text model; one second by default. Other calculations in threads have ten. */
  readonly timeLimitMs?: number;
  /** Maximum number of worker threads; two by default. */
  readonly threads?: number;
  /** The time that is written into files; the system's by default. */
  readonly now?: () => Date;
  /** Timers for calculations; the system's by default. */
  readonly timers?: ThreadTimers | undefined;
}

const startLimitMs = 10_000;
const maximumWaiting = { perClient: 50, inAll: 200 };

/** HTTP routes for valuations and models. */
export const calculationRoutes: FastifyPluginCallbackZod<CalculationRouteOptions> = (
  server,
  { marketData, createWorker, timeLimitMs = 1000, threads = 2, now = () => new Date(), timers },
  done,
) => {
  const pool = createCalculationPool({
    createWorker,
    size: threads,
    timeLimitsMs: {
      model: timeLimitMs,
      returns: longLimitMs,
      risk: longLimitMs,
      optimisation: longLimitMs,
      simulation: longLimitMs,
      workbook: longLimitMs,
      companyWorkbook: longLimitMs,
    },
    startLimitMs,
    maximumWaiting,
    timers,
  });
  server.addHook('onClose', () => {
    pool.close();
  });

  server.get(
    programAddress('companyDcf'),
    {
      schema: {
        tags,
        summary: "A company's default valuation from its fundamentals, with the reason for every input",
        querystring: apiSchemas.companyDcf.query,
        response: { 200: apiSchemas.companyDcf.response, ...failureResponses },
      },
    },
    async ({ query }, reply) => {
      const result = await companyDcf(marketData, query.symbol);
      if (result.ok) return result.value;
      return replyWithFailure(
        reply,
        result.kind === 'market-data'
          ? httpFailureOf(result.failure)
          : unprocessable('no-default-valuation', result.reason, result.problems),
      );
    },
  );

  server.post(
    programAddress('dcf'),
    {
      ...uncompressed,
      schema: {
        tags,
        summary: 'A DCF of the given inputs',
        body: apiSchemas.dcf.body,
        response: { 200: apiSchemas.dcf.response, ...failureResponses },
      },
    },
    ({ body }, reply) => {
      const result = calculateDcf(body);
      if (result.ok) reply.send(result.value);
      else replyWithFailure(reply, impossibleFailure(result.problems));
    },
  );

  server.post(
    programAddress('modelCalculation'),
    {
      schema: {
        tags,
        summary: 'Calculates a model, given as a template name or source text, with the given inputs',
        body: apiSchemas.modelCalculation.body,
        response: { 200: apiSchemas.modelCalculation.response, ...failureResponses },
      },
    },
    async ({ body, ip }, reply) => {
      const outcome = await calculate((request) => pool.run('model', request, ip), body, timeLimitMs);
      if ('status' in outcome) return replyWithFailure(reply, outcome);
      if (outcome.ok) return outcome.value;
      const { code, message, details } = outcome;
      return replyWithFailure(reply, unprocessable(code, message, details));
    },
  );
  portfolioRoutes(server, pool);
  simulationRoute(server, pool);
  workbookRoutes(server, pool, { marketData, now });
  done();
};

/** Templates are trusted and fast; outside source text runs in a thread that can be killed. */
async function calculate(
  runInThread: (request: ModelCalculationRequest) => Promise<PoolAnswer<'model'>>,
  request: ModelCalculationRequest,
  timeLimitMs: number,
): Promise<CalculationOutcome | HttpFailure> {
  if (isTemplateName(request.model)) return calculateModel(request);
  if (Buffer.byteLength(request.model) > modelLimits.sourceCharacters) {
    const message = `A model can have at most ${modelLimits.sourceCharacters} bytes. Shorten it.`;
    return {
      ok: false,
      code: 'model-too-large',
      message,
      details: [{ path: 'model', message: 'is too large' }],
    };
  }
  const answer = await runInThread(request);
  return answer.ok ? answer.outcome : threadFailure(answer, timeLimitMs);
}
