import type { ModelTemplate } from '@finance-analyst/documents';
import type { Compilation, CompiledModel, InputValues } from '@finance-analyst/model-engine';

/** A model text with the reference by which it is found. */
export interface ValuationTemplate {
  /** `id` is the name over HTTP. A change of the source gives it a new version and hash. */
  readonly reference: ModelTemplate;
  /** The model in the language of `@finance-analyst/model-engine`. */
  readonly source: string;
  /** Inputs of a made-up company over five years: plausible round figures. */
  readonly example: InputValues;
  /** The model with `years` forecast years, or the errors of a number other than 1 to 50. */
  readonly compile: (years: number) => Compilation;
  /** The compiled model with `years` forecast years; throws a RangeError for a number other than 1 to 50. */
  readonly model: (years: number) => CompiledModel;
}
