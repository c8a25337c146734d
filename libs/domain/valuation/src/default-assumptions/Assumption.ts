import type { Reason } from '@finance-analyst/foundation';
import type { ReportedFigure, StatementLine } from '@finance-analyst/market';

/** A statement figure behind an assumption. */
export interface AssumptionSource {
  readonly line: StatementLine;
  /** Label of the fiscal period, such as `FY2025`. */
  readonly period: string;
  /** ISO date of the period's end. */
  readonly periodEnd: string;
  readonly currency: string;
  readonly figure: ReportedFigure;
}

/** A rate, price or setting from outside the statements, with its source. */
export interface LabelledRate {
  readonly value: number;
  readonly label: string;
  readonly source: string;
  /** ISO date or time; null for a configured value. */
  readonly asOf: string | null;
  /** Of a measured value, in its unit. */
  readonly standardError?: number;
}

/** A model input's default, and the reason for it. */
export interface Assumption {
  /** Name of the input in the model's language. */
  readonly input: string;
  /** One number, one per forecast year, the name of a choice or an ISO date; null for a year that is not decided. */
  readonly value: number | string | readonly (number | null)[];
  /** Short enough for a table, then, after a semicolon, the rest: `3-yr median; operating margin, FY2023 to FY2025`. */
  readonly reason: Reason;
  /** The filed figures it was computed from; empty if none. */
  readonly sources: readonly AssumptionSource[];
  /** Its source, if outside the statements. */
  readonly external: LabelledRate | null;
  /** For a rate derived from another one: the market's spread over it. */
  readonly spread?: number;
}
