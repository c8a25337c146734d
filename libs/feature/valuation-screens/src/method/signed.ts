import { negated } from '../model/negated.js';
import type { ForecastRow } from './ForecastRow.js';

/** A row's figure with its sign in free cash flow. */
export const signed = <T extends { ok: true; value: number } | { ok: false }>(
  { sign }: Pick<ForecastRow, 'sign'>,
  figure: T,
): T => (sign === 1 ? figure : negated(figure));
