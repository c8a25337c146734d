import { describe, expect, it } from 'vitest';
import { messages } from './messages.js';
import { statementCount, systemUsabilityScale, type ScaleAnswer } from './systemUsabilityScale.js';

const all = (answer: ScaleAnswer) => Array.from({ length: 10 }, () => answer);
const alternating = (odd: ScaleAnswer, even: ScaleAnswer) =>
  Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? odd : even));

describe('systemUsabilityScale', () => {
  it('[QUALITY-SCREENS-43] has ten statements', () => {
    expect(statementCount).toBe(10);
    expect(new Set(messages.statements).size).toBe(10);
  });

  it.each([
    // Brooke's own example: (4 + 1 + 1 + 4 + 1 + 2 + 1 + 1 + 4 + 3) × 2.5 = 22 × 2.5.
    [[5, 4, 2, 1, 2, 3, 2, 4, 5, 2], 55],
    [alternating(5, 1), 100],
    [alternating(1, 5), 0],
    [all(3), 50],
    [all(5), 50],
    [alternating(4, 2), 75],
  ] as const)('[QUALITY-SCREENS-43] scores %j with %d', (answers, score) => {
    expect(systemUsabilityScale(answers)).toEqual({ ok: true, value: score });
  });

  it('[QUALITY-SCREENS-43] has no score while a statement is unanswered', () => {
    expect(systemUsabilityScale([...all(3).slice(1), null])).toEqual({
      ok: false,
      reason: messages.scaleMissing(1),
    });
    expect(systemUsabilityScale(all(null))).toEqual({ ok: false, reason: messages.scaleMissing(10) });
  });
});
