import type { Sample } from './Sample.ts';

/** A sample that lint must reject. */
export interface Fault extends Sample {
  /** The rule that must report it, as oxlint names it: `eslint(no-console)`. */
  readonly rule: string;
  /** Part of the message, if the rule could report something else. */
  readonly message?: string;
}
