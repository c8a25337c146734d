import type { AssumptionSource } from '../default-assumptions/Assumption.js';

/** The sum of filed figures. */
export const sumOf = (sources: readonly AssumptionSource[]): number =>
  sources.reduce((sum, { figure }) => sum + figure.value, 0);
