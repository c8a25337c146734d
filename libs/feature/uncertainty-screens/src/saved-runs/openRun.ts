import { modelOfRun, type SimulationRunDocument } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { evaluateValuation, readFundamentals, type Valuation } from '@finance-analyst/valuation';
import { messages } from '../messages.js';
import { templateOf } from '../simulation/runOf.js';

/** The model of a run as it was then, computed, to repeat the run with; or why this release cannot. */
export async function openRun(run: SimulationRunDocument): Promise<Result<Valuation>> {
  const opened = await modelOfRun(run);
  if (!opened.ok) return { ok: false, reason: opened.reason };
  const { body } = opened.value.document;
  const fundamentals = readFundamentals(body.fundamentalsSnapshot);
  if (!fundamentals.ok) return { ok: false, reason: fundamentals.reason };
  const result = evaluateValuation(body, fundamentals.value);
  if (!result.ok) return { ok: false, reason: result.reasons.join(' ') };
  return templateOf(body) === run.body.run.template
    ? { ok: true, value: result.valuation }
    : { ok: false, reason: messages.otherTemplate };
}
