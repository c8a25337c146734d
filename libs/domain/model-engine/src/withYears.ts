import type { CompiledModel } from './compiledModel.js';

const named = new WeakMap<CompiledModel, Map<number, CompiledModel>>();

/**
 * The same model with the year of its first forecast period, by which its reasons name periods; the same object each time.
 * In quarters it is a fiscal year that the period begins.
 */
export function withYears(model: CompiledModel, firstYear: number): CompiledModel {
  const ofModel = named.get(model) ?? new Map<number, CompiledModel>();
  const known = ofModel.get(firstYear) ?? { ...model, timeline: { ...model.timeline, firstYear } };
  named.set(model, ofModel.set(firstYear, known));
  return known;
}
