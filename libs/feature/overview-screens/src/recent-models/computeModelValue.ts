import type { CalculationCache } from '@finance-analyst/caching';
import { pastDayOf, writeSymbol } from '@finance-analyst/documents';
import { valueOfModel } from '@finance-analyst/valuation';
import { type DocumentRow, type Workspace, ofKind } from '@finance-analyst/workspace';
import { type ModelValue, withoutValue } from './ModelValue.js';
import { statementsSourceOf } from './statementsSourceOf.js';

/** Reads models that no release has computed, and caches their values. */
export interface ModelValueSources {
  readonly workspace: Workspace;
  readonly calculations: CalculationCache;
}

/**
 * Computes a model saved by an earlier release without figures, once per revision: a revision never changes. It includes
 * the engine, so it is loaded only for the first such model.
 */
export async function computeModelValue(
  { workspace, calculations }: ModelValueSources,
  { id, revision }: DocumentRow,
  compute = valueOfModel,
): Promise<ModelValue> {
  const opened = ofKind(await workspace.read(id), 'valuation-model');
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
