import { type CompiledModel, labelledFormula } from '@finance-analyst/model-engine';

/**
 * A formula of the model for readers, names as labels. Arguments are parted by semicolons, since labels have commas.
 */
export const readableFormula = (model: CompiledModel, formula: string): string =>
  labelledFormula(model, formula.replaceAll('[-1]', ' of the year before').replaceAll(', ', '; ')).replaceAll(
    '_',
    ' ',
  );
