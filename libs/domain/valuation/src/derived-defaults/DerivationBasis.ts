import type { ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod, Quote } from '@finance-analyst/market';
import type { InputValues } from '@finance-analyst/model-engine';
import type { AssumptionSource, LabelledRate } from '../default-assumptions/Assumption.js';

/** What a default can depend on: the model's other inputs, its company and its price. */
export interface DerivationBasis {
  readonly fundamentals: CompanyFundamentals;
  /** The model with its peers; without it there are none. */
  readonly compared?: Pick<ValuationModelBody, 'peers' | 'peerStatements'>;
  /** The base fiscal year. */
  readonly base: FiscalPeriod;
  /** Null if the company has no price. */
  readonly price: Pick<Quote, 'price' | 'currency' | 'asOf' | 'source'> | null;
  /** Forecast years, 1 to 50. */
  readonly years: number;
  readonly inputs: InputValues;
  /** Whether the analyst set the input. */
  readonly isOverridden: (input: string) => boolean;
  /** The filed figures behind an input; none if the analyst set it. */
  readonly sourcesOf: (input: string) => readonly AssumptionSource[];
  /** The debt spread over the risk-free rate, used if the filings give no plausible rate; null if unknown. */
  readonly debtSpread: Pick<LabelledRate, 'value' | 'source' | 'asOf'> | null;
  /** Whether the default beta is not measured from the company's own prices. */
  readonly isBetaAssumed: boolean;
}
