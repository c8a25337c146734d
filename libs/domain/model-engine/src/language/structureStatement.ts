import type { SourceSpan } from './sourceSpan.js';
import type { Expression, Word } from './syntaxTree.js';

/** The segments of a model: what `by segment` has one item for each of. */
export interface SegmentsStatement {
  readonly kind: 'segments';
  readonly segments: readonly SegmentWord[];
  readonly span: SourceSpan;
}

export interface SegmentWord extends Word {
  readonly label: string | undefined;
}

/** The first line of a sub-model; its statements follow, up to `end`. */
export interface SubmodelStatement {
  readonly kind: 'submodel';
  readonly submodel: Word;
  readonly span: SourceSpan;
}

export interface EndStatement {
  readonly kind: 'end';
  readonly span: SourceSpan;
}

/** An input of a sub-model that the model computes. */
export interface GivenInput {
  readonly name: Word;
  readonly formula: Expression;
}

/** A sub-model as a part of the model, under a name of its own. */
export interface UseStatement {
  readonly kind: 'use';
  readonly submodel: Word;
  readonly name: Word;
  readonly bySegment?: SourceSpan;
  readonly given: readonly GivenInput[];
  readonly label: string | undefined;
  readonly span: SourceSpan;
}

/** A statement that is written out as others before the analysis. */
export type StructureStatement = SegmentsStatement | SubmodelStatement | EndStatement | UseStatement;
