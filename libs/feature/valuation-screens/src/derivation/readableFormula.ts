import type { CompiledModel } from '@finance-analyst/model-engine';

const signs: Readonly<Record<string, string>> = {
  '*': '×',
  '/': '÷',
  '-': '\u2212',
  '<=': '≤',
  '>=': '≥',
  '<>': '≠',
};

/** A formula with labels for names and printed signs: `equity_value / shares_outstanding` → `equity value ÷ diluted shares`. */
export function readableFormula(model: CompiledModel, formula: string): string {
  const labels = new Map(
    [...model.inputs, ...model.lines].map(({ name, label }) => [name, lowerFirst(label)]),
  );
  return formula.replace(
    /[a-z_][a-z0-9_]*|<=|>=|<>|[*/-]/giu,
    (part) => labels.get(part) ?? signs[part] ?? part,
  );
}

/** Lower case unless the word is an abbreviation: `Revenue` → `revenue`, `EBITDA` stays. */
const lowerFirst = (label: string): string =>
  /^[A-Z][a-z]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
