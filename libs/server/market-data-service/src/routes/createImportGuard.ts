import { errorResponse } from '@finance-analyst/contracts';
import { isFromAnotherSite, isFromThisMachine } from '@finance-analyst/http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const onlyHere =
  'Imports can be added and removed only on the server’s own machine, unless the server is started with REMOTE_IMPORTS=on.';

const onlyOwnPage = 'Imports can be added and removed only from the app’s own page.';

/**
 * Refuses requests that may not import.
 *
 * @param allowRemote false allows imports from this machine only
 */
export const createImportGuard =
  (allowRemote: boolean) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isAllowed = allowRemote || isFromThisMachine(request);
    const problem = isFromAnotherSite(request) ? onlyOwnPage : isAllowed ? null : onlyHere;
    if (problem !== null) await reply.code(403).send(errorResponse('import-not-allowed', problem));
  };
