/** Paths without a figure for one reason. */
export interface PathFailure {
  readonly reason: string;
  readonly paths: number;
}

/** The output of some paths in sequence. Plain data, so that a worker can return it. */
export interface PathBlock {
  readonly firstPath: number;
  /** By path; NaN where it has no figure. */
  readonly outputs: Float64Array;
  readonly failures: readonly PathFailure[];
}
