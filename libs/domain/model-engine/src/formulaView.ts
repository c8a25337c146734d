import type { Formula } from './analysis/formula.js';
import type { CompiledItem, CompiledModel } from './compiledModel.js';
import { isSeeded } from './program/buildProgram.js';
import { expandFormula } from './program/expandFormula.js';

/** An input, line, value or check for those who write it in another form. */
export type FormulaItem = Pick<
  CompiledItem,
  | 'kind'
  | 'name'
  | 'label'
  | 'section'
  | 'unit'
  | 'shape'
  | 'firstPeriod'
  | 'lastPeriod'
  | 'options'
  | 'message'
  | 'severity'
>;

/** A compiled model without its instructions, for those who write it in another form. */
export interface FormulaView {
  /** In the order of the text; formulas refer to positions in it. */
  readonly items: readonly FormulaItem[];
  /** Whether figures depend on themselves, by an `iterate` statement. */
  readonly isCircular: boolean;
  /** The formula behind one figure; undefined for an input. A scalar has the same in every period. */
  formulaAt(position: number, period: number): Formula | undefined;
  /** What a part of a formula comes to in a period if the timeline alone decides it, else undefined. */
  constantAt(formula: Formula, period: number): number | undefined;
  /** A part of a formula as written in the text. */
  textOf(formula: Formula): string;
}

/** The formulas of a model, read-only. */
export function formulaView(model: CompiledModel): FormulaView {
  const { items, timeline, source, program } = model;
  return {
    items,
    isCircular: program.circles.length > 0,
    formulaAt: (position, period) => {
      const item = items[position];
      return item && (isSeeded(item, period) ? item.seed : item.formula);
    },
    constantAt: (formula, period) => {
      const term = expandFormula(formula, period, { items, timeline });
      return term.kind === 'constant' ? term.value : undefined;
    },
    textOf: ({ span }) => source.slice(span.start, span.end),
  };
}
