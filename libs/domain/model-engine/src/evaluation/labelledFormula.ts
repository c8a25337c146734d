import type { CompiledModel } from '../compiledModel.js';
import { labelInSentence } from './labelInSentence.js';

const printedSigns: Readonly<Record<string, string>> = {
  '*': '×',
  '/': '÷',
  '-': '\u2212',
  '<=': '≤',
  '>=': '≥',
  '<>': '≠',
};

/** A label that has a comma would read as two arguments, one with a colon as an end. */
const quoted = (label: string): string => (/[,:]/u.test(label) ? `“${label}”` : label);

/**
 * A formula of the model, or a part of one, for readers: labels for names and printed signs, so that
 * `equity_value / shares_outstanding` reads `equity value ÷ diluted shares`.
 */
export const labelledFormula = (model: CompiledModel, formula: string): string =>
  formula.replace(/[a-z_][a-z0-9_]*(?:\.[a-z_][a-z0-9_]*)*|<=|>=|<>|[*/-]/giu, (part) => {
    const item = model.itemByName.get(part);
    return item ? quoted(labelInSentence(item.label)) : (printedSigns[part] ?? part.replaceAll('_', ' '));
  });
