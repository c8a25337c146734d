import type { Formula } from './analysis/formula.js';
import type { MessagePart } from './analysis/messagePart.js';
import type { SourceSpan } from './language/sourceSpan.js';
import type { Severity } from './language/syntaxTree.js';
import type { Program } from './program/program.js';
import type { Timeline } from './timeline.js';
import type { Unit } from './units/unit.js';

/** What inputs and lines have in common. */
export interface Definition {
  /** Stable identity; the name, as long as the language gives no other. */
  readonly id: string;
  readonly name: string;
  /** The name for people: the text of the statement, or else made from the name. */
  readonly label: string;
  /** The title of the section of the text that it is in. */
  readonly section?: string;
  readonly unit: Unit;
  /** One figure, or one per period from `firstPeriod` to `lastPeriod`. */
  readonly shape: 'scalar' | 'series';
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  /** Its periods are the years of a timeline in quarters, numbered like its periods. */
  readonly isYearly?: true;
  /** The whole statement in the text of the model. */
  readonly sourceSpan: SourceSpan;
}

/** An input as the text declares it. */
export interface InputDefinition extends Definition {
  /** A number, a day as 2026-06-30, or the name of an option; an input without default must be given. */
  readonly default?: number | string;
  /** The options of a choice, in order. */
  readonly options?: readonly string[];
}

/** A `line` (series) or a `value` (scalar). */
export interface LineDefinition extends Definition {
  /** The formula as written. */
  readonly formula: string;
  /** The formula of the periods before the first forecast period, as written after `from`. */
  readonly seed?: string;
  /** The formula of the historical periods, as written after `history`. */
  readonly history?: string;
}

/** A check as the text states it. */
export interface CheckDefinition {
  readonly id: string;
  /** The title of the section of the text that it is in. */
  readonly section?: string;
  readonly severity: Severity;
  /** The condition that trips the check, as written. */
  readonly condition: string;
  /** The message with names in braces, as written. */
  readonly message: string;
  readonly sourceSpan: SourceSpan;
}

/** An input, line, value or check as evaluators see it: which slots hold its figures, and the formula behind them. */
export interface CompiledItem {
  readonly kind: 'input' | 'line' | 'check';
  readonly name: string;
  readonly label: string;
  readonly section: string | undefined;
  readonly unit: Unit;
  readonly shape: 'scalar' | 'series';
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  /** Its periods are the years of a timeline in quarters. */
  readonly isYearly: boolean;
  /** The slot of `firstPeriod`; the others follow. */
  readonly firstSlot: number;
  readonly formula: Formula | undefined;
  /** The formula of the periods before the first forecast period, and the word that it follows. */
  readonly seed: Formula | undefined;
  readonly seedWord: 'from' | 'history' | undefined;
  /** `with` gives its formula to a sub-model. */
  readonly isGiven: boolean;
  readonly options: readonly string[] | undefined;
  readonly defaultValue: number | undefined;
  readonly message: readonly MessagePart[] | undefined;
  readonly severity: Severity | undefined;
  readonly nameSpan: SourceSpan;
  readonly sourceSpan: SourceSpan;
}

/** A model that compiled: plain data that can be cloned to a worker. */
export interface CompiledModel {
  readonly title: string;
  /** The text that was compiled. */
  readonly source: string;
  readonly timeline: Timeline;
  readonly inputs: readonly InputDefinition[];
  /** Lines and values in the order of the text. */
  readonly lines: readonly LineDefinition[];
  readonly checks: readonly CheckDefinition[];
  /** Everything with slots, in the order of the text; formulas refer to positions in it. */
  readonly items: readonly CompiledItem[];
  readonly itemByName: ReadonlyMap<string, CompiledItem>;
  readonly program: Program;
}
