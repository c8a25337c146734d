import type { FigureFormat, FigureResult } from '@finance-analyst/figures';

/** A figure in a derivation, with what it was made of. */
export interface DerivationNode {
  readonly key: string;
  readonly label: string;
  /** Formula as written in the model, or how it was computed in words; null for a figure that is given. */
  readonly formula: string | null;
  readonly figure: FigureResult | null;
  /** The name of an option, for inputs that are a choice. */
  readonly choice: string | null;
  readonly format: FigureFormat;
  /** Where it comes from: the reason of an assumption, the filing of a filed figure. */
  readonly notes: readonly string[];
  readonly kind: 'line' | 'assumption' | 'filed' | 'computed' | 'price';
  /** Made only when asked for: a derivation shares its parts and would be long if written out. */
  readonly children: () => readonly DerivationNode[];
}
