import type { FigureFormatting } from '@finance-analyst/figures';
import { messages as scenarioMessages } from '../scenarios/messages.js';
import { comparedAssumptions } from './comparedAssumptions.js';
import type { ComparedModel } from './ComparedModel.js';
import type { ComparedRow } from './ComparedRow.js';
import { messages } from './messages.js';

/** What two states of a model differ in inside their base, where the scenario shown does not differ in the same figures. */
export function comparedBase(
  then: ComparedModel,
  now: ComparedModel,
  formatting: Pick<FigureFormatting, 'format'>,
  shown: readonly ComparedRow[],
): readonly ComparedRow[] {
  const isShown = (row: ComparedRow): boolean =>
    shown.some((other) => other.id === row.id && other.then === row.then && other.now === row.now);
  return comparedAssumptions(then, now, formatting)
    .filter((row) => !isShown(row))
    .map((row) => ({
      ...row,
      id: `base ${row.id}`,
      label: scenarioMessages.inScenario(row.label, messages.base),
    }));
}
