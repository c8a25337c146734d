import type { Result } from '@finance-analyst/foundation';
import type { Evaluator } from '@finance-analyst/model-engine';

const reasonsByCause: Readonly<Record<string, (income: string) => string>> = {
  exit_value: (income) => `${income} in the final year is not positive, so the exit multiple does not apply.`,
  exit_equity: () =>
    'Net debt equals or exceeds the enterprise value at exit, which leaves nothing for shareholders.',
};

/** A figure of a quick valuation; if there is none, the reason as a sentence. */
export function quickFigure(evaluator: Evaluator, name: string, period?: number): Result<number> {
  const figure = evaluator.read(name, period);
  if (figure.ok) return { ok: true, value: figure.value };
  const inWords = reasonsByCause[figure.cause?.name ?? name];
  const income = evaluator.model.itemByName.get('income')?.label ?? '';
  return { ok: false, reason: inWords?.(income) ?? figure.reason };
}
