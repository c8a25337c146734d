import type { FiscalPeriod } from '@finance-analyst/market';
import type { Evaluator } from '@finance-analyst/model-engine';
import type { HistoricalFigure, HistoricalYear } from './HistoricalYear.js';

/** The past that a model computes itself from its reported inputs, which are of these fiscal years, oldest first. */
export function modelHistory(
  periods: readonly FiscalPeriod[],
  evaluator: Evaluator,
): readonly HistoricalYear[] {
  const { items } = evaluator.model;
  const past = items.filter(
    ({ kind, shape, firstPeriod }) => kind === 'line' && shape === 'series' && firstPeriod < 1,
  );
  return periods.map((period, index) => {
    const modelPeriod = index + 1 - periods.length;
    const figureOf = (name: string): HistoricalFigure => {
      const figure = evaluator.read(name, modelPeriod);
      return figure.ok
        ? { ok: true, value: figure.value, formula: null, sources: [] }
        : { ok: false, reason: figure.reason };
    };
    return {
      period,
      modelPeriod,
      figures: Object.fromEntries(past.map(({ name }) => [name, figureOf(name)])),
    };
  });
}
