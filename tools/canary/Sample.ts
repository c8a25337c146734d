/** A piece of source, linted as text under a path it does not have, so nothing is written. */
export interface Sample {
  /** What it does, in a few words. */
  readonly name: string;
  /** Path from the root that the source pretends to have. */
  readonly file: string;
  readonly source: string;
}
