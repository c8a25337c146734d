import type { FigureScale, NumberKind } from '../format/FigureFormat.js';
import { scaleLabel } from '../format/figureScale.js';

/** The unit in which an entry is read, as the field shows it: “%”, “USD m”; empty if it has none. */
export function fieldUnit(kind: NumberKind, scale: FigureScale, currency: string | undefined): string {
  switch (kind) {
    case 'rate':
      return '%';
    case 'multiple':
      return '×';
    case 'amount':
      return scaleLabel(scale, currency);
    case 'count':
      return scaleLabel(scale);
    case 'per-share':
      return currency ?? '';
    case 'number':
      return '';
  }
}
