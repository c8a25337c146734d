import type { InstrumentSearchResponse } from '@finance-analyst/contracts';
import type { SearchState } from '@finance-analyst/components';

/** The symbols that belong to companies on several markets. */
function ambiguousSymbols(instruments: InstrumentSearchResponse['results']): ReadonlySet<string> {
  const markets = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { symbol, exchange, type } of instruments) {
    if (type !== 'equity' || exchange === null) continue;
    if ((markets.get(symbol) ?? exchange) !== exchange) ambiguous.add(symbol);
    markets.set(symbol, exchange);
  }
  return ambiguous;
}

/** The companies among search results, in order; each once, with its market if the symbol alone is ambiguous. */
export function companyResults(answer: InstrumentSearchResponse | undefined): SearchState['results'] {
  const companies = new Map<string, SearchState['results'][number]>();
  const ambiguous = ambiguousSymbols(answer?.results ?? []);
  for (const { symbol: plain, name, exchange, type, source } of answer?.results ?? []) {
    const symbol = exchange !== null && ambiguous.has(plain) ? `${exchange}:${plain}` : plain;
    if (type !== 'equity' || companies.has(symbol)) continue;
    companies.set(symbol, {
      id: symbol,
      title: name,
      detail: exchange ? `${symbol} · ${exchange}` : symbol,
      ...(source === 'sample' ? { mark: 'Sample' } : {}),
    });
  }
  return [...companies.values()];
}
