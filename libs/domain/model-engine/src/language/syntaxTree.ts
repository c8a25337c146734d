import type { SourceSpan } from './sourceSpan.js';

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
  readonly title: string;
  readonly span: SourceSpan;
}

export interface InputStatement {
  readonly kind: 'input';
  readonly name: Word;
  readonly extent: 'scalar' | 'forecast' | 'history';
  /** The word `yearly`: one figure per year of a timeline in quarters. */
  readonly yearly?: SourceSpan | undefined;
  readonly unit: UnitAnnotation | undefined;
  readonly initial: Expression | undefined;
  readonly label: string | undefined;
  readonly span: SourceSpan;
}

/** The formula of a line before its first forecast period: one for what is known (`from`), or one of each historical period. */
export interface PastFormula {
  readonly keyword: 'from' | 'history';
  readonly formula: Expression;
}

export interface LineStatement {
  readonly kind: 'line' | 'value';
  readonly name: Word;
  readonly yearly?: SourceSpan | undefined;
  readonly unit: UnitAnnotation | undefined;
  /** Undefined where the formula could not be read; that is reported. */
  readonly formula: Expression | undefined;
  readonly past: PastFormula | undefined;
  readonly label: string | undefined;
  readonly span: SourceSpan;
}

export type Severity = 'error' | 'warning' | 'note';

export interface CheckStatement {
  readonly kind: 'check';
  readonly name: Word;
  readonly severity: Severity;
  readonly condition: Expression | undefined;
  readonly message: Word;
  readonly span: SourceSpan;
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

export type Statement =
  | ModelStatement
  | TimelineStatement
  | CurrencyStatement
  | SectionStatement
  | ItemStatement
  | IterateStatement;
