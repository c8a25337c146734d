import type { CompanyFundamentals } from '@finance-analyst/market';
import type { PeerWithStatements } from '../comparables/editPeers.js';

/** Peers with the same statements at different prices in USD. */
export const peersAt = (
  prices: readonly number[],
  fundamentals: CompanyFundamentals,
): readonly PeerWithStatements[] =>
  prices.map((price) => ({
    peer: {
      id: `P${price}`,
      symbol: `P${price}`,
      market: null,
      name: `Peer at ${price}`,
      price: { price, currency: 'USD', asOf: '2026-11-20', source: 'csv-import' },
    },
    fundamentals,
  }));
