import type { ForecastRow } from './ForecastRow.js';

/** A row for a driver, a rate unless given otherwise. The past has its figure under the same name. */
export const forecastDriver = (
  name: string,
  label: string,
  [minimum, maximum]: readonly [number, number],
  given: Partial<
    Pick<ForecastRow, 'fullLabel' | 'foldedInto' | 'rateWords' | 'unit' | 'history' | 'weight'>
  > = {},
): ForecastRow => ({
  name,
  label,
  fullLabel: label,
  unit: 'rate',
  role: 'driver',
  limits: { minimum, maximum },
  history: name,
  sign: 1,
  weight: 'regular',
  foldedInto: null,
  ...given,
});
