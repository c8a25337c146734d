import type { CalculationCache } from '@finance-analyst/caching';
import { pastDayOf, writeSymbol } from '@finance-analyst/documents';
import { valueOfModel } from '@finance-analyst/valuation';
import type { DocumentRow, Workspace } from '@finance-analyst/workspace';
import { type ModelValue, withoutValue } from './ModelValue.js';
import { statementsSourceOf } from './statementsSourceOf.js';

/** Where models are read that no release computed yet, and where their values are kept. */
export interface ModelValueSources {
  readonly workspace: Workspace;
  readonly calculations: CalculationCache;
}

/**
 * Computes a model that an earlier release saved without its figures, each revision once: a revision never changes. The
 * engine comes with it, so it is loaded only for the first of them.
 */
export async function computeModelValue(
  { workspace, calculations }: ModelValueSources,
  { id, revision }: DocumentRow,
  compute = valueOfModel,
): Promise<ModelValue> {
  const opened = await workspace.read(id);
  if (!opened.ok) return withoutValue(opened.reason);
  const { document } = opened.value;
  const { instrument, priceSnapshot } = document.body;
  const outcome = await calculations.getOrCompute(
    {
      symbol: writeSymbol(instrument),
      calculationType: 'value-per-share',
      inputs: { model: id, revision },
    },
    () => compute(document.body),
  );
  return {
    value: outcome.ok ? { ok: true, value: outcome.value.result } : outcome,
    pastDay: pastDayOf(document),
    statementsSource: statementsSourceOf(document),
    ownPrice: priceSnapshot ?? null,
  };
}
