import type { CheckResult } from '@finance-analyst/model-engine';
import { problemsOf } from './problemsOf.js';

/** What the checks say, errors first and notes last; those that lack a value say nothing where that is explained. */
export const saidOf = (
  checks: readonly CheckResult[],
  isMissingExplained = false,
): readonly CheckResult[] => [
  ...problemsOf(checks, isMissingExplained).all,
  ...checks.filter(
    ({ passed, severity, couldNotRun }) => !passed && severity === 'note' && couldNotRun !== true,
  ),
];
