import { localReason, type FigureFormatting, type FigureResult } from '@finance-analyst/figures';
import type { DriverAtPrice } from '@finance-analyst/valuation';

/** An implied driver as a figure, its reason in the locale of the screen. */
export const impliedFigure = (
  found: DriverAtPrice,
  formatting: Pick<FigureFormatting, 'format' | 'formatDate'>,
): FigureResult => (found.ok ? found : { ok: false, reason: localReason(found.reason, formatting) });
