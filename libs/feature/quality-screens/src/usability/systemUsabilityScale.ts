import type { Result } from '@finance-analyst/foundation';
import { messages } from './messages.js';

/** An answer from 1 (strongly disagree) to 5 (strongly agree); null if unanswered. */
export type ScaleAnswer = 1 | 2 | 3 | 4 | 5 | null;

export const statementCount = messages.statements.length;

/**
 * The score of the System Usability Scale, 0 to 100: the odd statements count their answer − 1, the even ones 5 − their
 * answer, and the sum is multiplied by 2.5. Source: Brooke, J. (1996), SUS: a quick and dirty usability scale.
 */
export function systemUsabilityScale(answers: readonly ScaleAnswer[]): Result<number> {
  const given = answers.filter((answer) => answer !== null);
  const missing = statementCount - given.length;
  if (missing > 0) return { ok: false, reason: messages.scaleMissing(missing) };
  const sum = given.reduce<number>(
    (total, answer, index) => total + (index % 2 === 0 ? answer - 1 : 5 - answer),
    0,
  );
  return { ok: true, value: sum * 2.5 };
}
