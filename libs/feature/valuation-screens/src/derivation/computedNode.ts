import type { FigureFormat, FigureResult } from '@finance-analyst/figures';
import type { DerivationNode } from './DerivationNode.js';

/** A computed figure of a derivation, with nothing below it until `children` is replaced. */
export const computedNode = (
  key: string,
  label: string,
  formula: string | null,
  figure: FigureResult | null,
  format: FigureFormat,
  notes: readonly string[] = [],
): DerivationNode => ({
  key,
  label,
  formula,
  figure,
  choice: null,
  format,
  notes,
  kind: 'computed',
  children: () => [],
});
