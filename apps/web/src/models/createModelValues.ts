import type { CalculationCache } from '@finance-analyst/caching';
import type { ValueSavedModel } from '@finance-analyst/overview-screens';

const loadValueOfModel = async () => (await import('./valueOfModel.js')).valueOfModel;

/**
 * Values saved models, each revision once. A revision never changes, so its number identifies the result. The engine comes
 * only once there is a model to value; it is what the person opens next anyway.
 */
export const createModelValues =
  (calculations: CalculationCache, load = loadValueOfModel): ValueSavedModel =>
  async ({ id, baseRevision, body }) => {
    const inputs = { model: id, revision: baseRevision };
    const outcome = await calculations.getOrCompute(
      { symbol: body.symbol, calculationType: 'value-per-share', inputs },
      async () => (await load())(body),
    );
    return outcome.ok ? { ok: true, value: outcome.value.result } : outcome;
  };
