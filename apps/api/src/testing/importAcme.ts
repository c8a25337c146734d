import type { FastifyInstance } from 'fastify';

/** Two days of prices. */
export const acmePrices = `Date,Open,High,Low,Close,Adj Close,Volume
2026-11-18,100,102,99,100,100,5000
2026-11-19,101,104,100,102,102,6000
`;

/** Stores a share `ACME` on XNAS, in dollars. */
export async function importAcme(server: FastifyInstance): Promise<void> {
  await server.inject({
    method: 'POST',
    url: '/api/imports/prices?symbol=ACME&exchange=XNAS&currency=USD',
    headers: { 'content-type': 'text/csv' },
    body: acmePrices,
  });
}
