/** A cached financial calculation. */
export interface CachedCalculation<Result> {
  /** Symbol of the instrument, with its market where symbols repeat. */
  readonly symbol: string;
  /** Such as `dcf`. */
  readonly calculationType: string;
  /** The inputs of the calculation. */
  readonly inputs: unknown;
  readonly result: Result;
  /** When, ISO 8601. */
  readonly timestamp: string;
}

/** The cache key of a calculation: equivalent inputs identify the same calculation. */
export type CalculationRequest = Pick<CachedCalculation<unknown>, 'symbol' | 'calculationType' | 'inputs'>;
