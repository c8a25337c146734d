import type { ChartCommon } from '@finance-analyst/charts';
import type { Valuation } from '@finance-analyst/valuation';
import { messages } from '../forecast/messages.js';
import { methodViewOf } from '../method/methodViewOf.js';
import type { ModelOfFiles } from './ModelOfFiles.js';

/** What a file of figures is of: the model, its version, its day and its value. */
export function modelFacts(
  valuation: Valuation,
  { model, isEdited }: ModelOfFiles,
): NonNullable<ChartCommon['facts']> {
  const day = methodViewOf(valuation.body.template).valueDay(valuation);
  return [
    [messages.fileModel, model.title],
    [messages.fileVersion, messages.versionOf(model.baseRevision, isEdited)],
    ...(day === undefined ? [] : [[messages.fileDay, day] as const]),
    [messages.fileValue, valuation.evaluator.read('value_per_share')],
  ];
}
