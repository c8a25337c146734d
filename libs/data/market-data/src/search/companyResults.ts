import type { InstrumentSearchResponse } from '@finance-analyst/contracts';
import type { SearchState } from '@finance-analyst/components';

/** The companies among what a search found, in its order; each symbol once, as the address names no more than that. */
export function companyResults(answer: InstrumentSearchResponse | undefined): SearchState['results'] {
  const companies = new Map<string, SearchState['results'][number]>();
  for (const { symbol, name, exchange, type, source } of answer?.results ?? []) {
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
