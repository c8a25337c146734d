import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import { addPeers, derivedPartsOf, type PeerWithStatements } from '@finance-analyst/valuation';
import { exampleDocument2, exampleFundamentals2 } from './exampleModel2.js';
import { exampleQuote, fundamentalsOf } from './exampleModel.js';

/** Net income as a share of operating income. */
const netShare = 0.76;

function withNetIncome(fundamentals: CompanyFundamentals): CompanyFundamentals {
  const add = (period: FiscalPeriod): FiscalPeriod => {
    const { operatingIncome } = period.figures;
    return operatingIncome
      ? {
          ...period,
          figures: {
            ...period.figures,
            netIncome: { ...operatingIncome, value: operatingIncome.value * netShare },
          },
        }
      : period;
  };
  const { annual, trailingTwelveMonths } = fundamentals;
  return {
    ...fundamentals,
    annual: annual.map(add),
    trailingTwelveMonths: trailingTwelveMonths && add(trailingTwelveMonths),
  };
}

/** A company like the example, with its operating income multiplied, at a price. */
export const examplePeer = (
  symbol: string,
  name: string,
  { price, income = 1 }: { readonly price: number; readonly income?: number },
): PeerWithStatements => ({
  peer: {
    id: symbol,
    symbol,
    market: null,
    name,
    price: { price, currency: 'USD', asOf: exampleQuote.asOf, source: 'stooq' },
  },
  fundamentals: { ...withNetIncome(exampleFundamentals2({ income })), symbol, name },
});

export const examplePeers: readonly PeerWithStatements[] = [
  examplePeer('NGI', 'Northgate Instruments', { price: 61 }),
  examplePeer('MRD', 'Meridian Tools', { price: 72, income: 1.1 }),
  examplePeer('HLS', 'Hollis Sensors', { price: 83, income: 0.9 }),
  examplePeer('VST', 'Vestal Measuring', { price: 78 }),
  examplePeer('QRX', 'Quorex', { price: 240, income: 0.7 }),
  examplePeer('LSM', 'Lossmaker', { price: 30, income: -0.4 }),
];

/** The same peers with measured betas, but for the last. */
export const peersWithBetas: readonly PeerWithStatements[] = examplePeers.map((given, index) =>
  index === examplePeers.length - 1
    ? given
    : {
        ...given,
        peer: {
          ...given.peer,
          beta: {
            value: 0.8 + index / 10,
            label: 'Blume-adjusted slope of 104 weekly returns against the market',
            source: 'stooq',
            asOf: '2026-11-20',
            standardError: 0.1 + index / 100,
          },
        },
      },
);

/** The example model with peers, one of them an outlier and one with a loss, and the defaults that follow from them. */
export function documentWithPeers(
  peers: readonly PeerWithStatements[] = examplePeers,
): ValuationModelDocument {
  const document = exampleDocument2();
  const { follow } = derivedPartsOf(document, fundamentalsOf(document));
  return { ...document, body: follow(document.body, addPeers(document.body, peers)) };
}
