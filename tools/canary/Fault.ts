import type { Sample } from './Sample.ts';

/** A sample that lint must reject. */
export interface Fault extends Sample {
  /** The ESLint rule that must report it. */
  readonly rule: string;
  /** Part of the message, where the rule could report something else. */
  readonly message?: string;
}
