import type { FiscalPeriod } from '../fundamentals/FiscalPeriod.js';

/** `FY2021 to FY2023`, or the one period there is. */
export function periodRange(periods: readonly FiscalPeriod[]): string {
  const first = periods[0]?.label ?? '';
  const last = periods.at(-1)?.label ?? '';
  return first === last ? first : `${first} to ${last}`;
}
