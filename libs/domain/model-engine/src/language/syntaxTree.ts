import type { SourceSpan } from './sourceSpan.js';
import type { StructureStatement } from './structureStatement.js';

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | '=' | '<>' | '<' | '<=' | '>' | '>=';

/** A formula as written, before names are known. `depth` counts levels, so that no later walk is too deep. */
export type Expression = { readonly span: SourceSpan; readonly depth: number } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string; readonly nameSpan: SourceSpan; readonly lag: number }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly nameSpan: SourceSpan;
      readonly operands: readonly Expression[];
      /** Some of the operands are those of `segments(…)`: parts, also where there is one. */
      readonly hasSegments?: true;
    }
  | { readonly kind: 'negate'; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
);

export interface Word {
  readonly text: string;
  readonly span: SourceSpan;
}

/** `: rate`, `: choice(a, b)`, `: amount EUR` or `: exchange_rate USD per EUR` as written. */
export interface UnitAnnotation extends Word {
  readonly options: readonly Word[];
  /** The currency codes: none, one, or the two of an exchange rate. */
  readonly currencies: readonly Word[];
}

export interface TimelineSegment {
  readonly history: boolean;
  readonly count: number;
  readonly frequency: 'annual' | 'quarterly';
  readonly span: SourceSpan;
}

export interface ModelStatement {
  readonly kind: 'model';
  readonly title: string;
  readonly span: SourceSpan;
}

export interface TimelineStatement {
  readonly kind: 'timeline';
  readonly segments: readonly TimelineSegment[];
  readonly span: SourceSpan;
}

/** The currency of money that states none. */
export interface CurrencyStatement {
  readonly kind: 'currency';
  readonly code: Word;
  readonly span: SourceSpan;
}

/** A heading over the statements up to the next; it does not change what they mean. */
export interface SectionStatement {
  readonly kind: 'section';
  /** Undefined, after the sections of a sub-model, where the statements that follow have none. */
  readonly title: string | undefined;
  readonly span: SourceSpan;
}

/** What statements that name figures have in common. */
export interface NamingStatement {
  readonly name: Word;
  /** Where `by segment` is written: one item for each segment. */
  readonly bySegment?: SourceSpan;
  /** Of a statement that was expanded: the use of a sub-model that it is in, as in `senior.`; empty outside of all. */
  readonly scope?: string;
  readonly span: SourceSpan;
}

export interface InputStatement extends NamingStatement {
  readonly kind: 'input';
  readonly extent: 'scalar' | 'forecast' | 'history';
  /** The word `yearly`: one figure per year of a timeline in quarters. */
  readonly yearly?: SourceSpan | undefined;
  readonly unit: UnitAnnotation | undefined;
  readonly initial: Expression | undefined;
  readonly label: string | undefined;
}

/** The formula of a line before its first forecast period: one for what is known (`from`), or one of each historical period. */
export interface PastFormula {
  readonly keyword: 'from' | 'history';
  readonly formula: Expression;
}

export interface LineStatement extends NamingStatement {
  readonly kind: 'line' | 'value';
  readonly yearly?: SourceSpan | undefined;
  readonly unit: UnitAnnotation | undefined;
  /** Undefined where the formula could not be read; that is reported. */
  readonly formula: Expression | undefined;
  readonly past: PastFormula | undefined;
  /** Of a statement that was expanded: `with` gives the formula, which has no past. */
  readonly isGiven?: true;
  readonly label: string | undefined;
}

/**
 * How serious a failed check is: `error` where figures cannot be relied on, `warning` where an assumption needs a
 * review, `note` for information.
 */
export type Severity = 'error' | 'warning' | 'note';

export interface CheckStatement extends NamingStatement {
  readonly kind: 'check';
  readonly severity: Severity;
  readonly condition: Expression | undefined;
  readonly message: Word;
  /** Of a check that was expanded: its name for people, and what its message is about. */
  readonly label?: string;
  readonly about?: string;
}

/** Circles through the named figures are computed in rounds until no figure moves by the tolerance. */
export interface IterateStatement {
  readonly kind: 'iterate';
  readonly names: readonly Word[];
  readonly tolerance: number;
  readonly rounds: number;
  readonly label: string | undefined;
  readonly span: SourceSpan;
}

/** A statement that gives a name to figures. */
export type ItemStatement = InputStatement | LineStatement | CheckStatement;

/** A statement that the analysis reads. */
export type PlainStatement =
  | ModelStatement
  | TimelineStatement
  | CurrencyStatement
  | SectionStatement
  | ItemStatement
  | IterateStatement;

/** A statement as written. */
export type Statement = PlainStatement | StructureStatement;
