/** A server answer and its age. */
export interface Answer<Data> {
  readonly data: Data;
  /** ISO 8601, UTC: when the server gave this answer. */
  readonly fetchedAt: string;
  /** It came from this device, not from the server. */
  readonly fromCache: boolean;
  /** It has expired and could not be refreshed: show its age. */
  readonly stale: boolean;
  /** The server is still fetching newer data, and asked that this not be stored. */
  readonly provisional?: true;
}
