/** A financial calculation that was done. */
export interface CachedCalculation<Result> {
  /** Symbol of the instrument, with its market where symbols repeat. */
  readonly symbol: string;
  /** Such as `dcf`. */
  readonly calculationType: string;
  /** What it was calculated from. */
  readonly inputs: unknown;
  readonly result: Result;
  /** When, ISO 8601. */
  readonly timestamp: string;
}

/** What a calculation is told by: inputs that mean the same make the same calculation. */
export type CalculationRequest = Pick<CachedCalculation<unknown>, 'symbol' | 'calculationType' | 'inputs'>;
