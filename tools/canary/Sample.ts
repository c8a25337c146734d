/** A piece of source, linted outside the repository under a path like the one it names. */
export interface Sample {
  /** What it does, in a few words. */
  readonly name: string;
  /** The path from the root that the source pretends to have, except for a number in its name. */
  readonly file: string;
  readonly source: string;
}
