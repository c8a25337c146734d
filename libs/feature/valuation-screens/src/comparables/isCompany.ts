import { readSymbol, type ModelInstrument } from '@finance-analyst/documents';

/** A symbol without a market is of the company on any market. */
export function isCompany(
  text: string,
  { symbol, market }: Pick<ModelInstrument, 'symbol' | 'market'>,
): boolean {
  const named = readSymbol(text);
  return named.symbol === symbol && (named.market === null || market === null || named.market === market);
}
