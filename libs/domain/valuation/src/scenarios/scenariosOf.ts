import type { Reason } from '@finance-analyst/foundation';
import { forecastPeriodOf } from '@finance-analyst/documents';
import type { Figure } from '@finance-analyst/model-engine';
import { upsideOf } from '../headline/upsideOf.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import { baseName } from './editScenarios.js';

/** A scenario of a model with its answer. */
export interface ScenarioValue {
  /** Null for the model's own assumptions. */
  readonly id: string | null;
  readonly name: string;
  /** What sets it apart; empty for the base. */
  readonly note: Reason;
  readonly valuePerShare: Figure;
  /** Of the value over the price, a fraction. */
  readonly upside: ReturnType<typeof upsideOf>;
}

/** The model's scenarios in their order, its own assumptions after the first of them: cautious, base, optimistic. */
export const scenariosOf = memoizeByValuation((valuation): readonly ScenarioValue[] => {
  const { body, evaluator } = valuation;
  const answer = (value: Figure) => ({ valuePerShare: value, upside: upsideOf(body, value) });
  const base: ScenarioValue = {
    id: null,
    name: baseName,
    note: '',
    ...answer(evaluator.read('value_per_share')),
  };
  const others = body.scenarios.map(({ id, name, note, rows }): ScenarioValue => {
    const trial = evaluator.fork();
    for (const row of rows) {
      // A row of a year that the model no longer forecasts changes nothing.
      if (!valuation.rows.has(row.id)) continue;
      const period = forecastPeriodOf(body, row);
      if (period === null) trial.set(row.input, row.value);
      else trial.set(row.input, row.value, period);
    }
    return { id, name, note, ...answer(trial.read('value_per_share')) };
  });
  const below = others.filter(({ id }) => id === 'cautious');
  return [...below, base, ...others.filter((scenario) => !below.includes(scenario))];
});
