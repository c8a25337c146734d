import type { ItemStatement } from '../language/syntaxTree.js';
import type { Unit } from '../units/unit.js';
import type { Formula } from './formula.js';
import type { MessagePart } from './messagePart.js';
import type { Shape } from './shape.js';

/** A declared name: what the statement says of it, before its formula is read. */
export interface DeclaredItem {
  /** Position among the items; formulas refer to it. */
  readonly index: number;
  readonly name: string;
  /** The title of the section that it is written in. */
  readonly section: string | undefined;
  readonly statement: ItemStatement;
  readonly shape: Shape;
  /** Its figures are those of years, on a timeline in quarters. */
  readonly isYearly: boolean;
  /** Options of a choice, in order; their position is the value. */
  readonly options: readonly string[] | undefined;
}

export const isChoice = (item: DeclaredItem): boolean => item.options !== undefined;

/** An item with everything resolved. */
export interface AnalysedItem extends DeclaredItem {
  readonly unit: Unit;
  readonly formula: Formula | undefined;
  /** The formula of the periods before the first forecast period. */
  readonly seed: Formula | undefined;
  readonly seedPeriods: number;
  readonly defaultValue: number | undefined;
  /** Of a check. */
  readonly message: readonly MessagePart[] | undefined;
}
