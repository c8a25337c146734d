import type { Units } from '../decimal/Units.js';

/** Shares bought that can replace others sold at a loss. */
export interface Replacement {
  readonly account: string;
  readonly row: string;
  readonly day: number;
  /** Not matched yet, in units of 10⁻¹² of a share as traded on `day`. */
  left: Units;
}
