import { describe, expect, it } from 'vitest';
import { evaluated } from '../testing/compiled.js';

const source = `
timeline 3 years
input debt[]: amount
input limit: amount = 100
input share: rate = 80%
value left: multiple = limit / max(debt)
check too_much_debt error when debt > limit "Debt of {debt} is above ""{limit}""."
check high_share warning when share > 75% "The share is {share}, {left} left."
check no_debt note when max(debt) = 0 "There is no debt."
check low_cover warning when left < 2 "Cover is {left}."
`;

const checkOf = (id: string, debt: readonly number[], share = 0.8) =>
  evaluated(source, { debt, share })
    .checks()
    .find((check) => check.id === id);

describe('checks', () => {
  it('[MODEL-ENGINE-22] trip in the first period whose condition holds, with the figures of that period', () => {
    expect(checkOf('too_much_debt', [50, 120, 130])).toEqual({
      id: 'too_much_debt',
      severity: 'error',
      message: 'Debt of 120 is above "100".',
      passed: false,
    });
  });

  it('[MODEL-ENGINE-22] pass when the condition holds in no period', () => {
    expect(checkOf('too_much_debt', [50, 60, 70])).toMatchObject({ passed: true });
    expect(checkOf('no_debt', [50, 60, 70])).toMatchObject({ severity: 'note', passed: true });
    expect(checkOf('no_debt', [0, 0, 0])).toMatchObject({ passed: false, message: 'There is no debt.' });
  });

  it('[MODEL-ENGINE-22] have not passed when the condition cannot be computed', () => {
    expect(checkOf('low_cover', [0, 0, 0])).toEqual({
      id: 'low_cover',
      severity: 'warning',
      message:
        'Low cover could not be checked: depends on left, which cannot be computed: division by zero: max(debt) is 0',
      passed: false,
      couldNotRun: true,
    });
  });

  it('[MODEL-ENGINE-30] write rates in percent, multiples with ×, and gaps in words', () => {
    expect(checkOf('high_share', [30, 40, 50], 0.8765)?.message).toBe('The share is 87.7%, 2× left.');
    expect(checkOf('high_share', [0, 0, 0])?.message).toBe('The share is 80%, not available left.');
  });

  it('[MODEL-ENGINE-30] write figures as the caller wishes', () => {
    const [check] = evaluated(source, { debt: [120, 0, 0] }).checks((figure) =>
      figure.ok ? `<${figure.value}>` : '?',
    );
    expect(check?.message).toBe('Debt of <120> is above "<100>".');
  });

  it('[MODEL-ENGINE-13] follow a changed input', () => {
    const evaluator = evaluated(source, { debt: 50 });
    evaluator.set('debt', 200, 3);
    expect(evaluator.checks()[0]).toMatchObject({ passed: false, message: 'Debt of 200 is above "100".' });
  });
});
