import type { ReportedFigure } from '../fundamentals/FiscalPeriod.js';

/** A figure during computation, with the date since which filings have given this value. */
export interface DatedFigure extends ReportedFigure {
  /** ISO date of the first filing of the value; its source is the latest. */
  readonly valueSince: string;
}

/** The figure as statements hold it. */
export function reported({
  value,
  source,
  components,
  derivation,
  restatedFrom,
}: DatedFigure): ReportedFigure {
  return { value, source, components, derivation, restatedFrom };
}
