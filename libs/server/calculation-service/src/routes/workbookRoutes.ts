import { programAddress, apiSchemas, workbookContentType } from '@finance-analyst/contracts';
import { failureResponses, replyWithFailure } from '@finance-analyst/http';
import { httpFailureOf } from '@finance-analyst/market-data-service';
import type { FastifyReply } from 'fastify';
import { companyData, type CompanyMarketData } from '../company/companyData.js';
import type { CalculationPool, PoolAnswer } from '../pool/createCalculationPool.js';
import { answerFailure } from './answerFailure.js';
import type { CalculationServer } from './CalculationServer.js';
import { longLimitMs, tags, uncompressed } from './routeSettings.js';

interface WorkbookRouteOptions {
  readonly marketData: CompanyMarketData;
  /** The time that is written into files. */
  readonly now: () => Date;
}

/** Models as live workbooks. */
export function workbookRoutes(
  server: CalculationServer,
  pool: CalculationPool,
  { marketData, now }: WorkbookRouteOptions,
): void {
  server.post(
    programAddress('workbook'),
    {
      ...uncompressed,
      schema: {
        tags,
        summary: 'Writes a model with its inputs as a live workbook (XLSX)',
        produces: [workbookContentType],
        body: apiSchemas.workbook.body,
        response: failureResponses,
      },
    },
    async ({ body, ip }, reply) =>
      replyWithWorkbook(reply, await pool.run('workbook', { ...body, createdAt: now() }, ip), 'model'),
  );

  server.get(
    programAddress('companyWorkbook'),
    {
      ...uncompressed,
      schema: {
        tags,
        summary: "A company's default model as a live workbook (XLSX)",
        produces: [workbookContentType],
        querystring: apiSchemas.companyWorkbook.query,
        response: failureResponses,
      },
    },
    async ({ query: { symbol, template }, ip }, reply) => {
      const company = await companyData(marketData, symbol);
      if (!company.ok) return replyWithFailure(reply, httpFailureOf(company.failure));
      const task = { ...company.value, template, createdAt: now() };
      return replyWithWorkbook(reply, await pool.run('companyWorkbook', task, ip), `${symbol} ${template}`);
    },
  );
}

/** Sends the file that a thread has written, under a name, or the failure. */
function replyWithWorkbook(
  reply: FastifyReply,
  answer: PoolAnswer<'workbook' | 'companyWorkbook'>,
  name: string,
): FastifyReply {
  if (!answer.ok || !answer.outcome.ok) {
    replyWithFailure(reply, answerFailure(answer, longLimitMs));
    return reply;
  }
  return reply
    .type(workbookContentType)
    .header('content-disposition', `attachment; filename="${name.replaceAll(':', ' ')}.xlsx"`)
    .send(Buffer.from(answer.outcome.value));
}
