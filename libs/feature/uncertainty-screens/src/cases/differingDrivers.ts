import { forecastPeriodOf, type AssumptionRow } from '@finance-analyst/documents';
import type { UnitKind } from '@finance-analyst/model-engine';
import { inScenario, memoizeByValuation, scenariosOf } from '@finance-analyst/valuation';

/** An assumption that a scenario overrides, as every case sees it. */
export interface DifferingDriver {
  /** The id of its row in the model. */
  readonly id: string;
  /** With its fiscal year if it has a figure for each. */
  readonly label: string;
  readonly unit: UnitKind;
  /** The model's own figure or choice in each case, in the order of the cases; null if it has none. */
  readonly values: readonly AssumptionRow['value'][];
  /** Whether it is of a year between the first and the last that differ. */
  readonly isBetween: boolean;
}

/** The assumptions in which the cases of a model differ, in the order of its text. */
export const differingDrivers = memoizeByValuation((valuation): readonly DifferingDriver[] => {
  const { body, model, history } = valuation;
  const baseYear = history.at(-1)?.period.fiscalYear ?? 0;
  const overridden = new Set(body.scenarios.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const seen = scenariosOf(valuation).map(
    ({ id }) => new Map(inScenario(body, id).assumptions.map((row) => [row.id, row.value])),
  );
  const differing = body.assumptions
    .filter(({ id }) => overridden.has(id))
    .map((row) => ({ row, values: seen.map((values) => values.get(row.id) ?? null) }))
    .filter(({ values }) => new Set(values).size > 1);
  return model.inputs.flatMap(({ name, label, unit }) =>
    differing
      .filter(({ row }) => row.input === name)
      .map(({ row, values }) => ({ id: row.id, values, period: forecastPeriodOf(body, row) }))
      .toSorted((one, other) => (one.period ?? 0) - (other.period ?? 0))
      .map(({ id, values, period }, at, all) => ({
        id,
        label: period === null ? label : `${label} ${baseYear + period}`,
        unit: unit.kind,
        values,
        isBetween: at > 0 && at < all.length - 1,
      })),
  );
});
