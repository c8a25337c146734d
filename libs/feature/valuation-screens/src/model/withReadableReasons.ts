import type { CheckResult, Evaluator, Figure } from '@finance-analyst/model-engine';
import { readableFormula } from '../derivation/readableFormula.js';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The evaluator with reasons written for readers: labels where the engine says names of the model's language. */
export function withReadableReasons(evaluator: Evaluator): Evaluator {
  const words = (text: string): string => upperFirst(readableFormula(evaluator.model, text));
  const readable = (figure: Figure): Figure =>
    figure.ok ? figure : { ...figure, reason: words(figure.reason) };
  const readableCheck = (check: CheckResult): CheckResult => {
    const [, why] = /could not be checked: (.+)/u.exec(check.message) ?? [];
    if (why === undefined) return check;
    const subject = upperFirst(check.id.replaceAll('_', ' '));
    return { ...check, message: `${subject} could not be checked: ${readableFormula(evaluator.model, why)}` };
  };
  return {
    ...evaluator,
    read: (name, period) => readable(evaluator.read(name, period)),
    readSeries: (name) => evaluator.readSeries(name).map(readable),
    explain: (name, period) => {
      const derivation = evaluator.explain(name, period);
      return { ...derivation, figure: readable(derivation.figure) };
    },
    checks: (format) => evaluator.checks(format).map(readableCheck),
    fork: () => withReadableReasons(evaluator.fork()),
  };
}
