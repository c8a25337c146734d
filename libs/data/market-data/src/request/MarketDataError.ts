/** Why there is no answer; plain data, so that the store can hold it. */
export interface MarketDataError {
  /** HTTP status; null when no response came. */
  readonly status: number | null;
  /** Kebab-case: the server's own code, or `offline`, `unreachable`, `timed-out`, `cancelled`, `unexpected-answer`. */
  readonly code: string;
  /** A sentence for a person: what is wrong and what to do. */
  readonly message: string;
  /** How long the server asks to wait. */
  readonly retryAfterSeconds?: number;
  /** The device has no connection: the screen can say so and wait for it. */
  readonly offline: boolean;
}

/** Tells a failed request from a fault of the program, which RTK Query hands over the same way. */
export const isMarketDataError = (error: unknown): error is MarketDataError =>
  typeof error === 'object' && error !== null && 'offline' in error && 'code' in error;
