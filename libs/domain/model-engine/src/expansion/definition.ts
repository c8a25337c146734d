import type { UseStatement } from '../language/structureStatement.js';
import type { ItemStatement, PlainStatement } from '../language/syntaxTree.js';

/** A statement of the model or a sub-model that is written out. */
export type DefinedStatement = PlainStatement | UseStatement;

/** What is written once: the model itself, or a sub-model. */
export interface Definition {
  /** Empty for the model itself. */
  readonly name: string;
  readonly statements: readonly DefinedStatement[];
  /** Its own names, without those in sub-models that it uses. */
  readonly names: ReadonlyMap<string, ItemStatement | UseStatement>;
}

export interface Segment {
  readonly name: string;
  readonly label: string;
}

export interface Definitions {
  readonly main: Definition;
  readonly submodels: ReadonlyMap<string, Definition>;
  readonly segments: readonly Segment[];
}
