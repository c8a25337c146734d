import type { AssumptionSource } from '../default-assumptions/Assumption.js';

/** An amount of a balance sheet, what it consists of, and the filed figures behind it. */
export interface BalanceAmount {
  /** In the period's currency. */
  readonly value: number;
  readonly composition: string;
  readonly sources: readonly AssumptionSource[];
}
