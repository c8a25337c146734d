import type { ReportError } from '../language/modelError.js';
import type { Timeline } from '../timeline.js';
import type { PartialUnit } from '../units/unitAlgebra.js';
import type { DeclaredItem } from './item.js';

/** What a formula can see while it is analysed. */
export interface AnalysisScope {
  readonly source: string;
  readonly timeline: Timeline;
  readonly byName: ReadonlyMap<string, DeclaredItem>;
  /** The unit of an item; undefined while it is not known yet. */
  readonly unitOf: (item: DeclaredItem) => PartialUnit;
  readonly report: ReportError;
}
