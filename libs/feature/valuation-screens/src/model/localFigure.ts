import { localReason, type FigureFormatting, type FigureResult } from '@finance-analyst/figures';
import type { DriverAtPrice } from '@finance-analyst/valuation';

/** A figure with its reason, if there is none, in the locale of the screen. */
export const localFigure = (
  found: DriverAtPrice,
  formatting: Pick<FigureFormatting, 'format' | 'formatDate'>,
): FigureResult => (found.ok ? found : { ok: false, reason: localReason(found.reason, formatting) });
