/**
 * The periods of a model. Forecast periods are numbered from 1; period 0 is the base, the last one known; historical
 * periods run from 1 − `historyPeriods` to 0.
 */
export interface Timeline {
  readonly frequency: 'annual' | 'quarterly';
  readonly periodsPerYear: 1 | 4;
  readonly historyPeriods: number;
  readonly forecastPeriods: number;
}
