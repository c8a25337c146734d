import { errorResponse } from '@finance-analyst/contracts';
import type { FastifyInstance } from 'fastify';
import { dataPolicy } from '../security/securityHeaders.js';
import { createHostCheck, type HostRules } from './createHostCheck.js';

const longestShown = 100;

/** Refuses requests for other hosts; behind a trusted proxy the forwarded host is checked. */
export function registerHostCheck(server: FastifyInstance, rules: HostRules): void {
  const isOurs = createHostCheck(rules);
  server.addHook('onRequest', (request, reply, done) => {
    if (isOurs(request.host)) {
      done();
      return;
    }
    const host = request.host.slice(0, longestShown);
    const message =
      `This server does not accept requests for the host '${host}'. ` +
      'Use the server’s own address, or add the host to ALLOWED_HOSTS and restart the server.';
    reply
      .code(421)
      .header('content-security-policy', dataPolicy)
      .send(errorResponse('unknown-host', message));
  });
}
