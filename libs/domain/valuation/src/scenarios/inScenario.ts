import {
  isSameValue,
  type AssumptionRow,
  type Scenario,
  type ScenarioRow,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { setYears } from '../editing/setYears.js';
import { withoutField } from '../editing/withoutField.js';
import { scenarioDefaults } from './scenarioDefaults.js';

type Defaults = ReturnType<typeof scenarioDefaults>;

const scenarioIn = ({ scenarios }: ValuationModelBody, id: string | null): Scenario | undefined =>
  scenarios.find((scenario) => scenario.id === id);

/** What the scenario sets by default, also under the analyst's edits where the statements are given. */
function defaultsIn(
  body: ValuationModelBody,
  scenario: Scenario,
  fundamentals: CompanyFundamentals | undefined,
): Defaults {
  const standing = scenario.rows.flatMap(({ id, value, edited }) =>
    edited === true ? [] : [[id, value] as const],
  );
  const isWhole = standing.length === scenario.rows.length || !fundamentals;
  return new Map([...(isWhole ? [] : scenarioDefaults(body, scenario, fundamentals)), ...standing]);
}

/** A row with its value in the scenario; the default that a reset gives is the scenario's own, else the model's value. */
function rowIn(row: AssumptionRow, override: ScenarioRow | undefined, defaults: Defaults): AssumptionRow {
  const value = override?.value ?? row.value;
  const defaultValue = defaults.get(row.id) ?? row.value;
  const isOwn = override?.edited === true && value !== defaultValue;
  const isScenarioDefault = !isOwn && value !== row.value;
  const seen: AssumptionRow = {
    ...row,
    value,
    defaultValue,
    edited: isOwn || isScenarioDefault,
    ...(isScenarioDefault && { isScenarioDefault: true as const }),
    ...(isOwn && { resetsTo: defaults.has(row.id) ? ('scenario' as const) : ('base' as const) }),
  };
  return row.edited && !seen.edited
    ? { ...withoutField(seen, 'provenance'), reason: 'Edited in the base' }
    : seen;
}

/**
 * The model as one of its scenarios sees it: overridden rows have the scenario's value and are marked as edited, by whom
 * too, with the default that a reset gives: the scenario's own, known where `fundamentals` are given, else the model's
 * value, with its reason where the analyst set it. The model itself for null or an unknown scenario.
 */
export function inScenario(
  body: ValuationModelBody,
  id: string | null,
  fundamentals?: CompanyFundamentals,
): ValuationModelBody {
  const scenario = scenarioIn(body, id);
  if (!scenario) return body;
  const defaults = defaultsIn(body, scenario, fundamentals);
  const overrides = new Map(scenario.rows.map((row) => [row.id, row]));
  return {
    ...body,
    assumptions: body.assumptions.map((row) => rowIn(row, overrides.get(row.id), defaults)),
  };
}

/**
 * The model after a change made to what a scenario sees of it: changed values go into the scenario, all else into the model.
 * What is reset takes the scenario's own default, or follows the model where it has none. The same body if nothing changed.
 */
export function editInScenario(
  body: ValuationModelBody,
  id: string | null,
  change: (seen: ValuationModelBody) => ValuationModelBody,
  fundamentals?: CompanyFundamentals,
): ValuationModelBody {
  const scenario = scenarioIn(body, id);
  if (!scenario) return change(body);
  const seen = inScenario(body, id, fundamentals);
  const after = change(seen);
  if (after === seen) return body;
  const model = { ...after, assumptions: setYears(body, after.years).assumptions };
  if (after.assumptions === seen.assumptions) return model;
  const shown = new Map(seen.assumptions.map((row) => [row.id, row]));
  const kept = new Set(model.assumptions.map((row) => row.id));
  const before = new Map(scenario.rows.map((row) => [row.id, row]));
  const defaults = defaultsIn(body, scenario, fundamentals);
  const rows = after.assumptions.flatMap(({ id: rowId, input, yearEnd, value, edited }): ScenarioRow[] => {
    const known = before.get(rowId);
    const was = shown.get(rowId);
    // A year that the change adds has the model's own value.
    if (value === null || !was || !kept.has(rowId)) return [];
    if (value === was.value) return known ? [known] : [];
    if (edited) return [{ id: rowId, input, yearEnd, value, edited: true }];
    return defaults.has(rowId) ? [{ id: rowId, input, yearEnd, value }] : [];
  });
  return {
    ...model,
    scenarios: isSameValue(rows, scenario.rows)
      ? after.scenarios
      : after.scenarios.map((each) => (each.id === id ? { ...each, rows, isEdited: true as const } : each)),
  };
}
