import type { CompanyFundamentals, FiscalPeriod, Quote } from '@finance-analyst/market';
import type { InputValues } from '@finance-analyst/model-engine';
import type { AssumptionSource, LabelledRate } from '../default-assumptions/Assumption.js';

/** What a default can follow from: the other inputs of the model, its company and its price. */
export interface DerivationBasis {
  readonly fundamentals: CompanyFundamentals;
  /** The fiscal year that the forecast starts from. */
  readonly base: FiscalPeriod;
  /** Null where the company has no price. */
  readonly price: Pick<Quote, 'price' | 'currency' | 'asOf' | 'source'> | null;
  /** Forecast years, 1 to 50. */
  readonly years: number;
  readonly inputs: InputValues;
  /** Whether the analyst set the input. */
  readonly isOverridden: (input: string) => boolean;
  /** The filed figures behind an input; none behind one that the analyst set. */
  readonly sourcesOf: (input: string) => readonly AssumptionSource[];
  /** What debt costs above the risk-free rate where the filings give no plausible rate; null where that is unknown. */
  readonly debtSpread: Pick<LabelledRate, 'value' | 'source' | 'asOf'> | null;
}
