import type { FigureRef, InputValues } from '@finance-analyst/model-engine';
import type { SamplingPlan } from '../sampling/samplingPlan.js';

/**
 * All that a simulation's figures depend on. Plain data: whoever has the record, the template and the version of the engine
 * repeats every figure, to the last bit.
 */
export interface SimulationRun extends SamplingPlan {
  /** Which model: its template with version and hash, or its text. */
  readonly template: string;
  readonly engineVersion: string;
  /** The inputs of the model, the uncertain ones with their base figures. */
  readonly inputs: InputValues;
  readonly output: FigureRef;
}
