import type { AssumptionRow } from '@finance-analyst/documents';
import { localReason } from '@finance-analyst/figures';
import type { FigureRef } from '@finance-analyst/model-engine';
import { reportedSources, type Valuation } from '@finance-analyst/valuation';
import { growthNote } from '../forecast/growthNote.js';
import { methodViewOf } from '../method/methodViewOf.js';
import type { DerivationFormatting } from './Writing.js';
import { messages } from './messages.js';
import { whoSetIt } from './whoSetIt.js';

/** What a reported input of the model's past was filed as; nothing behind any other input. */
export const reported = (valuation: Valuation, { name, period }: FigureRef) =>
  period === undefined ? [] : reportedSources(valuation, name, period);

/** The reason of an assumption, and what growth refers to; for the past, that the statements have nothing under a figure of 0. */
export function notesOfInput(
  valuation: Valuation,
  formatting: DerivationFormatting,
  ref: FigureRef,
  row: AssumptionRow | undefined,
): readonly string[] {
  if (!row) return reported(valuation, ref).length > 0 ? [] : [messages.noneReported];
  const reason = localReason(row.reason, formatting);
  const { periodLines, firstStep } = methodViewOf(valuation.body.template);
  const isGrowth = ref.name === (firstStep ?? periodLines)?.growth;
  const growth = isGrowth && ref.period !== undefined ? growthNote(valuation, ref.period, formatting) : null;
  const why = row.edited && row.defaultValue === null ? messages.yourDecision(reason) : whoSetIt(row, reason);
  return growth === null ? [why] : [why, growth];
}
