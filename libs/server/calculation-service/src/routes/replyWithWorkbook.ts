import { workbookContentType } from '@finance-analyst/contracts';
import { replyWithFailure } from '@finance-analyst/http';
import type { FastifyReply } from 'fastify';
import type { PoolAnswer } from '../pool/createCalculationPool.js';
import { answerFailure } from './answerFailure.js';

/** Sends the file that a thread has written, under a name, or the failure. */
export function replyWithWorkbook(
  reply: FastifyReply,
  answer: PoolAnswer<'workbook' | 'companyWorkbook'>,
  { name, timeLimitMs }: { readonly name: string; readonly timeLimitMs: number },
): FastifyReply {
  if (!answer.ok || !answer.outcome.ok) {
    replyWithFailure(reply, answerFailure(answer, timeLimitMs));
    return reply;
  }
  return reply
    .type(workbookContentType)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(Buffer.from(answer.outcome.value));
}
