import type { SourceSpan } from '../language/sourceSpan.js';
import type { PartialUnit } from '../units/unitAlgebra.js';
import type { Formula } from './formula.js';
import type { Pace } from './pace.js';
import type { Shape } from './shape.js';

/** A part of a formula with what is known of it. */
export interface Analysed {
  readonly formula: Formula;
  readonly shape: Shape;
  readonly pace?: Pace | undefined;
  readonly unit: PartialUnit;
}

/** A literal. */
export const constant = (value: number, { span }: { readonly span: SourceSpan }): Analysed => ({
  formula: { kind: 'constant', value, span },
  shape: 'scalar',
  unit: undefined,
});

/** Replaces what could not be read, so that one error does not cause others. */
export const unread = (part: { readonly span: SourceSpan }): Analysed => constant(Number.NaN, part);
