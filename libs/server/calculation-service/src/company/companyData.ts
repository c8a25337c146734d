import type { MarketDataService, ServiceFailure } from '@finance-analyst/market-data-service';
import type { CompanyWorkbookTask } from '../workbook/companyWorkbook.js';

/** The part of market data used here. */
export type CompanyMarketData = Pick<MarketDataService, 'fundamentals' | 'parameters' | 'quotes'>;

/** What a company's models are made from. */
export type CompanyData = Pick<CompanyWorkbookTask, 'fundamentals' | 'parameters' | 'quote'>;

export type CompanyDataResult =
  | { readonly ok: true; readonly value: CompanyData }
  | { readonly ok: false; readonly failure: ServiceFailure };

/** A company's statements, the market's rates and its price, if it has one. */
export async function companyData(marketData: CompanyMarketData, symbol: string): Promise<CompanyDataResult> {
  const [fundamentals, parameters, { quotes }] = await Promise.all([
    marketData.fundamentals(symbol),
    marketData.parameters(symbol),
    marketData.quotes([symbol]),
  ]);
  if (!fundamentals.ok) return { ok: false, failure: fundamentals };
  if (!parameters.ok) return { ok: false, failure: parameters };
  return {
    ok: true,
    value: {
      fundamentals: fundamentals.value,
      parameters: parameters.value,
      quote: quotes[0] ?? null,
    },
  };
}
