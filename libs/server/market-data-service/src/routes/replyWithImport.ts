import { PassThrough } from 'node:stream';
import { errorResponse } from '@finance-analyst/contracts';
import type { Result } from '@finance-analyst/foundation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImportProgress } from '../imports/importPrices.js';

/** Imports the CSV text of a request, with a stream of JSON lines as the reply: progress, then the report. */
export function replyWithImport(
  request: Pick<FastifyRequest, 'body' | 'log'>,
  reply: Pick<FastifyReply, 'code' | 'type'>,
  run: (text: string, onProgress: ImportProgress) => Promise<Result<unknown>>,
) {
  if (typeof request.body !== 'string')
    return reply
      .code(400)
      .send(errorResponse('empty-body', 'Send the CSV file as the body, with content type text/csv.'));
  const lines = new PassThrough();
  const write = (event: unknown): void => {
    lines.write(`${JSON.stringify(event)}\n`);
  };
  run(request.body, (rowsDone, rowsTotal) => {
    write({ event: 'progress', rowsDone, rowsTotal });
  })
    .then(
      (result) => {
        write(
          result.ok
            ? { event: 'done', report: result.value }
            : { event: 'failed', code: 'import-refused', message: result.reason },
        );
      },
      (error: unknown) => {
        request.log.error(error, 'import failed');
        const message = 'The import failed and nothing was stored. See the server log.';
        write({ event: 'failed', code: 'internal-error', message });
      },
    )
    .finally(() => lines.end());
  return reply.type('application/x-ndjson').send(lines);
}
