import type { Formula } from './analysis/formula.js';
import type { CompiledItem, CompiledModel } from './compiledModel.js';
import { textOf } from './language/sourceSpan.js';
import { isSeeded } from './program/buildProgram.js';
import { expandFormula } from './program/expandFormula.js';
import { slotOwner } from './program/slotOwner.js';

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
  | 'isYearly'
  | 'options'
  | 'message'
  | 'severity'
>;

/** A figure of a circular reference, by the position of its item. */
export interface CircularFigure {
  readonly position: number;
  readonly period: number;
  /** Whether the `iterate` statement names it: a round starts from its figure of the round before, at first 0. */
  readonly isNamed: boolean;
}

/** Figures that depend on one another and are computed in rounds, by an `iterate` statement. */
export interface FormulaCircle {
  /** In the order of a round. */
  readonly figures: readonly CircularFigure[];
  /** They have converged when each moves by less, relative to 1 + its magnitude. */
  readonly tolerance: number;
  readonly rounds: number;
}

/** A compiled model without its instructions, for those who write it in another form. */
export interface FormulaView {
  /** In the order of the text; formulas refer to positions in it. */
  readonly items: readonly FormulaItem[];
  /** In the order in which they are computed. */
  readonly circles: readonly FormulaCircle[];
  /** The circle that a figure is in. A scalar has the same in every period. */
  circleAt(position: number, period: number): FormulaCircle | undefined;
  /** The formula behind one figure; undefined for an input. A scalar has the same in every period. */
  formulaAt(position: number, period: number): Formula | undefined;
  /**
   * What a part of a formula comes to in a period, or in a year of a timeline in quarters, if the timeline alone decides it;
   * else undefined.
   */
  constantAt(formula: Formula, period: number, isYearly?: boolean): number | undefined;
  /** A part of a formula as written in the text, names in full. */
  textOf(formula: Formula): string;
}

/** The formulas of a model, read-only. */
export function formulaView(model: CompiledModel): FormulaView {
  const { items, timeline, source, program } = model;
  const circles = program.circles.map(({ slots, named, tolerance, rounds }): FormulaCircle => ({
    figures: [...slots].map((slot, index) => {
      const { item, period } = slotOwner(items, slot);
      return { position: items.indexOf(item), period, isNamed: named[index] === 1 };
    }),
    tolerance,
    rounds,
  }));
  const circleOfSlot = new Map(
    program.circles.flatMap(({ slots }, index) => [...slots].map((slot) => [slot, circles[index]])),
  );
  return {
    items,
    circles,
    circleAt: (position, period) => {
      const item = items[position];
      if (!item) return undefined;
      if (item.shape === 'scalar') return circleOfSlot.get(item.firstSlot);
      const isWithin = item.firstPeriod <= period && period <= item.lastPeriod;
      return isWithin ? circleOfSlot.get(item.firstSlot + period - item.firstPeriod) : undefined;
    },
    formulaAt: (position, period) => {
      const item = items[position];
      return item && (isSeeded(item, period) ? item.seed : item.formula);
    },
    constantAt: (formula, period, isYearly = false) => {
      const term = expandFormula(formula, period, { items, timeline, isYearly });
      return term.kind === 'constant' ? term.value : undefined;
    },
    textOf: ({ span }) => textOf(source, span),
  };
}
