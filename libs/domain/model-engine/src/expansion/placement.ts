import type { GivenInput } from '../language/structureStatement.js';
import type { Definition, Segment } from './definition.js';

/** The model itself, or one use of a sub-model. */
export interface Placement {
  readonly definition: Definition;
  /** What precedes its names, as in `senior.`; empty for the model itself. */
  readonly scope: string;
  /** The segments of the whole model. */
  readonly segments: readonly Segment[];
  /** The currency of money that states none, in the whole model. */
  readonly currency: string | undefined;
  /** What precedes its labels. */
  readonly label: string | undefined;
  /** Where the formulas after `with` are read. */
  readonly caller: Surroundings | undefined;
  readonly given: ReadonlyMap<string, GivenInput>;
  /** The sub-models that it uses: by name, then by segment, which is empty without `by segment`. */
  readonly uses: ReadonlyMap<string, ReadonlyMap<string, Placement>>;
}

/** Where a name is read: in which use of which definition, and for which segment in a formula by segment. */
export interface Surroundings {
  readonly placement: Placement;
  readonly segment: Segment | undefined;
}
