import type { Result } from '@finance-analyst/foundation';
import { messages } from '../messages.js';

/** Names that a reason lists before it counts the rest. */
const mostNames = 3;

/** The sum of figures; if some are missing, whose they are and why, instead of the sum of the others. */
export function sumOfNamed(
  figures: readonly { readonly name: string; readonly figure: Result<number> }[],
): Result<number> {
  const missing = figures.flatMap(({ name, figure }) => (figure.ok ? [] : [{ name, reason: figure.reason }]));
  const [first] = missing;
  if (!first)
    return { ok: true, value: figures.reduce((sum, { figure }) => sum + (figure.ok ? figure.value : 0), 0) };
  const names = [...new Set(missing.map(({ name }) => name))];
  return {
    ok: false,
    reason: `${messages.missingOf(names.slice(0, mostNames).join(', '), names.length - mostNames)} ${first.reason}`,
  };
}
