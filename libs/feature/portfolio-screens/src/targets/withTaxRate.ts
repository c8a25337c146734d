import type { PortfolioBody, TaxRates } from '@finance-analyst/documents';

/** A portfolio with another tax rate; null removes it, and leaves the other one as it is. */
export function withTaxRate(body: PortfolioBody, term: keyof TaxRates, rate: number | null): PortfolioBody {
  const { taxRates = {}, ...others } = body;
  const { [term]: _, ...kept } = taxRates;
  const next = rate === null ? kept : { ...taxRates, [term]: rate };
  return Object.keys(next).length === 0 ? others : { ...others, taxRates: next };
}
