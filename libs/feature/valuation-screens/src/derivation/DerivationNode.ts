import type { ExplainTarget } from '../model/ExplainTarget.js';
import type { FigureFormat, FigureResult } from '@finance-analyst/figures';

/** A figure in a derivation, with its inputs. */
export interface DerivationNode {
  readonly key: string;
  readonly label: string;
  /** The formula as in the model, or the computation in words; null for a given figure. */
  readonly formula: string | null;
  readonly figure: FigureResult | null;
  /** The name of an option, for inputs that are a choice. */
  readonly choice: string | null;
  readonly format: FigureFormat;
  /** Its source: the reason of an assumption, the filing of a filed figure. */
  readonly notes: readonly string[];
  /** Its own derivation, of a figure that can have a note, and whether it has one. */
  readonly noted?: { readonly target: ExplainTarget; readonly hasNote: boolean } | undefined;
  readonly kind: 'line' | 'assumption' | 'filed' | 'computed' | 'price';
  /** Computed on demand: a derivation shares its parts and would be long if expanded. */
  readonly children: () => readonly DerivationNode[];
}
