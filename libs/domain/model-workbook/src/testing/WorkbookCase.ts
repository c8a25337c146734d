import type { CompiledModel, Evaluator, InputValues } from '@finance-analyst/model-engine';
import { evaluated } from './workbookOf.js';

/** One model with several sets of inputs: the workbook is made for the first and changed to the others. */
export interface WorkbookCase {
  readonly name: string;
  readonly evaluators: readonly [Evaluator, ...Evaluator[]];
  /**
   * Items that are the difference of equal figures, so that only rounding is left of them, each with the item by whose
   * magnitude the rounding is measured.
   */
  readonly residuals?: Readonly<Record<string, string>>;
}

/** A model with each set of inputs; there is at least one. */
export const evaluatedAll = (
  model: CompiledModel | string,
  inputs: readonly InputValues[],
): WorkbookCase['evaluators'] =>
  inputs.map((values) => evaluated(model, values)) as unknown as WorkbookCase['evaluators'];
