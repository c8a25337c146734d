import type { Units } from './Units.js';

/** `units ÷ 10^places`, exact; without trailing zeros when read from text. */
export interface Decimal {
  readonly units: Units;
  readonly places: number;
}
