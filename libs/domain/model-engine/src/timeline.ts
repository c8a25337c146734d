/**
 * The periods of a model. Forecast periods are numbered from 1; period 0 is the base, the last one known; historical
 * periods run from 1 − `historyPeriods` to 0.
 */
export interface Timeline {
  readonly frequency: 'annual' | 'quarterly';
  readonly periodsPerYear: 1 | 4;
  readonly historyPeriods: number;
  readonly forecastPeriods: number;
  /** The year of period 1, by which reasons name periods; absent in a model whose periods have no years. See `withYears`. */
  readonly firstYear?: number;
}
