import type { Segment } from '../contribution/Segment.js';

/**
 * Cash of all accounts in one currency. Its gains are interest, fees and taxes that belong to no instrument, changes of rates, and what
 * exchanges into it gained against the rates of their day.
 */
export interface CashSegment extends Segment {
  /** ISO 4217. */
  readonly currency: string;
}
