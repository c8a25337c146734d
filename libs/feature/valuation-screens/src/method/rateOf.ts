import type { ForecastRow } from './ForecastRow.js';
import type { MethodView } from './MethodView.js';

/** The driver whose rates a line shows beside its name; undefined for a line without one. */
export const rateOf = (
  { forecastRows }: Pick<MethodView, 'forecastRows'>,
  { name }: Pick<ForecastRow, 'name'>,
): ForecastRow | undefined => forecastRows.find(({ foldedInto }) => foldedInto === name);
