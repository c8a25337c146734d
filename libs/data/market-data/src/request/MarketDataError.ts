/** Why a request failed, as plain data that the store can hold. */
export interface MarketDataError {
  /** HTTP status; null when no response came. */
  readonly status: number | null;
  /** Kebab-case: the server's own code, or `offline`, `unreachable`, `timed-out`, `cancelled`, `unexpected-answer`. */
  readonly code: string;
  /** A sentence for a person: what is wrong and what to do. */
  readonly message: string;
  /** The delay the server asks for. */
  readonly retryAfterSeconds?: number;
  /** The device is offline: the screen can say so and wait. */
  readonly offline: boolean;
}

/** Distinguishes a failed request from a program error, which RTK Query passes the same way. */
export const isMarketDataError = (error: unknown): error is MarketDataError =>
  typeof error === 'object' && error !== null && 'offline' in error && 'code' in error;
