import type { ErrorDetail } from '@finance-analyst/contracts';
import { unprocessable, type HttpFailure } from '@finance-analyst/http';

/** The failure for well-formed inputs that have no value. */
export function impossibleFailure(problems: readonly ErrorDetail[]): HttpFailure {
  const words = problems.map(({ path, message }) => (path ? `'${path}' ${message}` : message)).join('; ');
  return unprocessable('impossible-inputs', `These inputs have no value: ${words}.`, problems);
}
