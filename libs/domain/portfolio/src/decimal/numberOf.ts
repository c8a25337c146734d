import { powersOfTen } from './powersOfTen.js';
import type { Units } from './Units.js';

/** Units with so many decimals as the nearest plain number, for figures that need no exact one. */
export const numberOf = (units: Units, places: number): number => Number(units) / (powersOfTen[places] ?? 1);
