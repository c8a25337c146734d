import type { Reason } from '@finance-analyst/documents';
import type { ReportedFigure, StatementLine } from '@finance-analyst/market';

/** A statement figure that an assumption rests on. */
export interface AssumptionSource {
  readonly line: StatementLine;
  /** Label of the fiscal period, such as `FY2025`. */
  readonly period: string;
  /** ISO date on which the period ends. */
  readonly periodEnd: string;
  readonly currency: string;
  readonly figure: ReportedFigure;
}

/** A rate, price or setting that comes from outside the statements, with where it came from. */
export interface LabelledRate {
  readonly value: number;
  readonly label: string;
  readonly source: string;
  /** ISO date or time; null for a configured value. */
  readonly asOf: string | null;
}

/** The value a model input starts with, and why. */
export interface Assumption {
  /** Name of the input in the model's language. */
  readonly input: string;
  /** One number, one per forecast year, or the name of a choice. */
  readonly value: number | string | readonly number[];
  /** Short enough for a table, then, after a semicolon, the rest: `3-yr median; operating margin, FY2023 to FY2025`. */
  readonly reason: Reason;
  /** The filed figures it was computed from; empty where it rests on none. */
  readonly sources: readonly AssumptionSource[];
  /** Where it came from when not from the statements. */
  readonly external: LabelledRate | null;
  /** Of a rate that follows another one: how far above it the market puts it. */
  readonly spread?: number;
}
