export const factorUnits = ['percent', 'fraction'] as const;

/** What the figures of a file of returns are in. */
export type FactorUnit = (typeof factorUnits)[number];

/** A series of returns of a file. */
export interface FileSeries {
  readonly name: string;
  /** By date, in the unit of the file. */
  readonly values: readonly number[];
}

/** Factor returns that were imported from a file or pasted, as they are stored. */
export interface FactorFile {
  readonly name: string;
  readonly unit: FactorUnit;
  /** Days since 1970-01-01, rising; months have their last day. */
  readonly days: readonly number[];
  /** Of these, those after a line that was left out: their returns are not those since the date before. */
  readonly gaps: readonly number[];
  readonly series: readonly FileSeries[];
}

/** More would not fit beside everything else that the browser stores for a page. */
export const mostFigures = 200_000;

/** Whether a series is the return of a riskless investment, which is subtracted rather than a factor. */
export const isRiskFree = ({ name }: Pick<FileSeries, 'name'>): boolean =>
  /^(rf|risk[\s_-]?free.*)$/iu.test(name.trim());
