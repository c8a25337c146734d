import {
  isSameValue,
  type Scenario,
  type ScenarioRow,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import { setYears } from '../editing/setYears.js';
import { withoutField } from '../editing/withoutField.js';

const scenarioIn = ({ scenarios }: ValuationModelBody, id: string | null): Scenario | undefined =>
  scenarios.find((scenario) => scenario.id === id);

/**
 * The model as one of its scenarios sees it: overridden rows have the scenario's value and are marked as edited, by whom
 * too, and the model's own value is the default that a reset gives, with its reason where the analyst set it. The model itself for null
 * or an unknown scenario.
 */
export function inScenario(body: ValuationModelBody, id: string | null): ValuationModelBody {
  const scenario = scenarioIn(body, id);
  if (!scenario) return body;
  const overrides = new Map(scenario.rows.map((row) => [row.id, row]));
  return {
    ...body,
    assumptions: body.assumptions.map((row) => {
      const override = overrides.get(row.id);
      const value = override?.value ?? row.value;
      const edited = value !== row.value;
      const seen = {
        ...row,
        defaultValue: row.value,
        value,
        edited,
        ...(edited && override?.edited !== true && { isScenarioDefault: true as const }),
      };
      return row.edited && !seen.edited
        ? { ...withoutField(seen, 'provenance'), reason: 'Edited in the base' }
        : seen;
    }),
  };
}

/**
 * The model after a change made to what a scenario sees of it: changed values go into the scenario, all else into the model.
 * The same body if nothing changed.
 */
export function editInScenario(
  body: ValuationModelBody,
  id: string | null,
  change: (seen: ValuationModelBody) => ValuationModelBody,
): ValuationModelBody {
  const scenario = scenarioIn(body, id);
  if (!scenario) return change(body);
  const seen = inScenario(body, id);
  const after = change(seen);
  if (after === seen) return body;
  const model = { ...after, assumptions: setYears(body, after.years).assumptions };
  if (after.assumptions === seen.assumptions) return model;
  // A year that the change adds has the model's own value.
  const shown = new Set(seen.assumptions.map((row) => row.id));
  const own = new Map(
    model.assumptions.flatMap((row) => (shown.has(row.id) ? [[row.id, row.value] as const] : [])),
  );
  const before = new Map(scenario.rows.map((row) => [row.id, row]));
  const rows = after.assumptions.flatMap(({ id: rowId, input, yearEnd, value }): ScenarioRow[] => {
    const known = before.get(rowId);
    // What is reset to the model's own value stays there, also where the company's history proposes another.
    if (value === null || !own.has(rowId) || (own.get(rowId) === value && !known)) return [];
    return [known?.value === value ? known : { id: rowId, input, yearEnd, value, edited: true }];
  });
  return {
    ...model,
    scenarios: isSameValue(rows, scenario.rows)
      ? after.scenarios
      : after.scenarios.map((each) => (each.id === id ? { ...each, rows, isEdited: true as const } : each)),
  };
}
