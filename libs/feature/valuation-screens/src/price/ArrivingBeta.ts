/** The beta that is measured from a company's prices. */
export interface ArrivingBeta {
  /** The prices that it is measured from are still arriving. */
  readonly isWaiting: boolean;
  /** Why it did not arrive; null if it did, or can still. */
  readonly problem: string | null;
  readonly isRetrying: boolean;
  /** Applies the beta of the server's prices, once it is there; the same function for the same company. */
  readonly take: () => void;
  /** Waits for it again after it did not arrive. */
  readonly retry: () => void;
}
