import type { FastifyRequest } from 'fastify';

/** Whether a page of another site sent a request through its visitor's browser. */
export function isFromAnotherSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  const isOtherOrigin = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  return isOtherOrigin || (site !== 'same-origin' && site !== 'none');
}
