import type { FigureFormat } from '@finance-analyst/figures';
import type { UnitKind } from '@finance-analyst/model-engine';
import { figureFormat } from '../model/figureFormat.js';
import type { ToolEntries } from './ToolEntries.js';
import { toolScale } from './entryFormat.js';

/** Below this, amounts in millions need decimals to be meaningful. */
const largeRevenue = 1e8;

/** The format of a figure in the valuation, by what it measures. */
export function toolFormat(unit: UnitKind, { currency, values }: ToolEntries): FigureFormat {
  const format = figureFormat(unit, { currency, scale: toolScale });
  if (unit === 'amount') return { ...format, precision: (values.revenue ?? 0) < largeRevenue ? 2 : 0 };
  if (unit === 'rate' || unit === 'multiple') return { ...format, precision: 1 };
  return format;
}
