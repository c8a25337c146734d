/** What the server said, and how old it is. */
export interface Answer<Data> {
  readonly data: Data;
  /** ISO 8601, UTC: when the server gave this answer. */
  readonly fetchedAt: string;
  /** It came from this device, not from the server. */
  readonly fromCache: boolean;
  /** It is past its time and the source could not be asked: show its age. */
  readonly stale: boolean;
  /** The server is still fetching what would change it, and has asked that it not be stored. */
  readonly provisional?: true;
}
