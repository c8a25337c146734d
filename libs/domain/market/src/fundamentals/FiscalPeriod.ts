import type { StatementLine } from './StatementLine.js';

/** The filed fact that a figure rests on. */
export interface FilingSource {
  /** `us-gaap`, `ifrs-full`, `dei`, or `sample`. */
  readonly taxonomy: string;
  readonly tag: string;
  /** Accession number of the filing. */
  readonly accession: string;
  /** Form type, such as `10-K`. */
  readonly form: string;
  /** ISO date on which it was filed. */
  readonly filed: string;
  /** Unit of the fact as filed, such as `USD` or `shares`. */
  readonly unit: string;
}

/** An operand of a figure that no filing states: `value` enters with `sign`. */
export interface FigureComponent {
  readonly label: string;
  readonly sign: 1 | -1;
  readonly value: number;
  readonly source: FilingSource;
}

/** A statement figure and how it came to be. */
export interface ReportedFigure {
  /** In whole units of the period's currency; shares in shares; per-share lines in currency per share. */
  readonly value: number;
  /** The filed fact, or for a derived figure the latest filed of its components. */
  readonly source: FilingSource;
  /** Empty for a figure that is filed as such. */
  readonly components: readonly FigureComponent[];
  /** How a derived figure came to be, as a sentence: `Year less nine months`. Null for a filed one. */
  readonly derivation: string | null;
  /** Values filed earlier for the same line and period that differ, oldest first. */
  readonly restatedFrom: readonly { readonly value: number; readonly source: FilingSource }[];
}

/** One fiscal year or quarter. A line without an entry is missing, and stays so. */
export interface FiscalPeriod {
  readonly kind: 'annual' | 'quarter' | 'trailing-twelve-months';
  /** The company's own fiscal year, named by the calendar year in which it ends unless the filer says otherwise. */
  readonly fiscalYear: number;
  readonly quarter: 1 | 2 | 3 | 4 | null;
  /** `FY2025`, `Q4 2025`, `TTM Q1 2026`. */
  readonly label: string;
  /** ISO dates, both inclusive. */
  readonly start: string;
  readonly end: string;
  readonly currency: string;
  readonly figures: Readonly<Partial<Record<StatementLine, ReportedFigure>>>;
  /** What currencies added to cash: the three cash flows and it sum to `changeInCash`. Absent when not filed. */
  readonly exchangeRateEffect?: ReportedFigure;
}
