import type { FigureFormat, FigureResult } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { computedNode } from './computedNode.js';
import type { DerivationNode } from './DerivationNode.js';
import { messages } from './messages.js';
import { modelNode, withoutNotes } from './modelNode.js';
import { priceNodes } from './priceNodes.js';
import type { Writing } from './Writing.js';

/** A figure for which a model is solved. */
export interface Solved {
  readonly key: string;
  readonly label: string;
  readonly formula: string;
  readonly figure: FigureResult | null;
  readonly format: FigureFormat;
  readonly notes?: readonly string[];
  /** The model with a figure. */
  readonly withFigure: (figure: number) => Valuation;
  /** What it is solved for: the price, else the model's own value. */
  readonly isForPrice: boolean;
}

/** A figure for which a model is solved: the value of the model with it, down to the filings, and the price that it is. */
export function solvedNode(valuation: Valuation, writing: Writing, solved: Solved): DerivationNode {
  const { key, label, formula, figure, format, notes = [], withFigure, isForPrice } = solved;
  return {
    ...computedNode(key, label, formula, figure, format, [...notes, messages.allElseEqual]),
    children: () => [
      ...(figure?.ok
        ? [
            withoutNotes(
              modelNode(withFigure(Number(figure.value)), writing, { name: 'value_per_share' }, key),
            ),
          ]
        : []),
      ...(isForPrice ? priceNodes(valuation, writing, key) : []),
    ],
  };
}
