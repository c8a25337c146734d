import { writeSymbol, type PortfolioBody } from '@finance-analyst/documents';
import { instrumentKey, type LedgerInstrument, type MarketTable } from '@finance-analyst/portfolio';

/** The currency of an instrument: that of its prices, or else what the portfolio knows of it, or else that of the portfolio. */
export function createCurrencyOf(
  { prices }: Pick<MarketTable, 'prices'>,
  { instruments, currency: own }: Pick<PortfolioBody, 'instruments' | 'currency'>,
): (held: { readonly instrument: LedgerInstrument }) => string {
  const priced = new Map(prices.map(({ instrument, currency }) => [instrumentKey(instrument), currency]));
  const known = new Map(instruments.map(({ id, currency }) => [id, currency]));
  return ({ instrument }) =>
    priced.get(instrumentKey(instrument)) ?? known.get(writeSymbol(instrument)) ?? own;
}
