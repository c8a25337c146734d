import { type CompiledModel, labelledFormula } from '@finance-analyst/model-engine';

/**
 * A model formula for readers, with labels for names. Arguments are separated by semicolons, since labels contain commas.
 */
export const readableFormula = (model: CompiledModel, formula: string): string =>
  labelledFormula(model, formula.replaceAll('[-1]', ' of the prior year').replaceAll(', ', '; ')).replaceAll(
    '_',
    ' ',
  );
