import { interimPeriods, type HistoricalYear, type Valuation } from '@finance-analyst/valuation';

/** A period of the past by its label, and the model that computes it: a quarter has one of its own. */
export function pastPeriod(
  valuation: Valuation,
  label: string,
): { readonly year: HistoricalYear | undefined; readonly valuation: Valuation } {
  const isNamed = ({ period }: HistoricalYear): boolean => period.label === label;
  const year = valuation.history.find(isNamed);
  const interim = year ? undefined : interimPeriods(valuation).find((one) => isNamed(one.year));
  return interim ?? { year, valuation };
}
