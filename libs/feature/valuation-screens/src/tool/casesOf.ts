import {
  evaluateQuickValuation,
  quickAnswer,
  type QuickAnswer,
  type QuickEvaluation,
} from '@finance-analyst/valuation';
import { caseInputsOf } from './caseInputsOf.js';
import { toolCases, type ToolCase, type ToolEntries } from './ToolEntries.js';

/** A case and what can be computed of it. */
export interface EvaluatedCase {
  readonly evaluation: QuickEvaluation;
  /** Null while an input is missing or out of range. */
  readonly answer: QuickAnswer | null;
}

export type EvaluatedCases = Readonly<Record<ToolCase, EvaluatedCase>>;

/** Every case with its results. */
export function casesOf(entries: ToolEntries): EvaluatedCases {
  const evaluated = toolCases.map((toolCase) => {
    const inputs = caseInputsOf(entries, toolCase);
    const evaluation = evaluateQuickValuation(inputs);
    const answer = evaluation.ok ? quickAnswer(evaluation.evaluator, inputs.price) : null;
    return [toolCase, { evaluation, answer }] as const;
  });
  return Object.fromEntries(evaluated) as Record<ToolCase, EvaluatedCase>;
}
