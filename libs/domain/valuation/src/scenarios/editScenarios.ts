import type { Scenario, ValuationModelBody } from '@finance-analyst/documents';
import { reason, type Reason } from '@finance-analyst/foundation';
import { caseKey } from './caseWeights.js';
import { isOwnScenario } from './isOwnScenario.js';

/** The name of the model's own assumptions among its scenarios. */
export const baseName = 'Base';

/** Longest name of a scenario, in characters. */
export const scenarioNameLength = 40;

const comparable = (name: string): string => name.trim().toLowerCase();

/** Why a scenario cannot have a name; null if it can. `id` is the scenario that is renamed. */
export function scenarioNameProblem(
  { scenarios }: Pick<ValuationModelBody, 'scenarios'>,
  name: string,
  id: string | null = null,
): 'empty' | 'long' | 'taken' | null {
  const wanted = comparable(name);
  if (wanted === '') return 'empty';
  if (name.trim().length > scenarioNameLength) return 'long';
  const others = scenarios.filter((scenario) => scenario.id !== id).map((scenario) => scenario.name);
  return [baseName, ...others].some((other) => comparable(other) === wanted) ? 'taken' : null;
}

/**
 * The model with one more scenario, a copy of another one, or of the base for null. What the copied scenario sets is the
 * analyst's in the copy, which counts with weight 0 until it is given one. The same body for a name that it cannot have.
 */
export function addScenario(
  body: ValuationModelBody,
  { id, name, of }: { readonly id: string; readonly name: string; readonly of: string | null },
): ValuationModelBody {
  if (scenarioNameProblem(body, name) !== null || body.scenarios.some((one) => one.id === id)) return body;
  const copied = body.scenarios.find((scenario) => scenario.id === of);
  const note: Reason = reason`Copy of ${copied?.name ?? baseName}`;
  const rows = (copied?.rows ?? []).map((row) => ({ ...row, edited: true as const }));
  const added: Scenario = { id, name: name.trim(), note, isEdited: true, rows };
  return { ...body, scenarios: [...body.scenarios, added] };
}

/** The model with another name for a scenario; the same body for a name that it cannot have. */
export function renameScenario(body: ValuationModelBody, id: string, name: string): ValuationModelBody {
  const known = body.scenarios.find((scenario) => scenario.id === id);
  if (!known || known.name === name.trim() || scenarioNameProblem(body, name, id) !== null) return body;
  const renamed: Scenario = { ...known, name: name.trim(), isEdited: true };
  return { ...body, scenarios: body.scenarios.map((one) => (one === known ? renamed : one)) };
}

/** The model without a scenario and its weight. One from the company's history does not come back with the next edit. */
export function removeScenario(body: ValuationModelBody, id: string): ValuationModelBody {
  const known = body.scenarios.find((scenario) => scenario.id === id);
  if (!known) return body;
  return {
    ...body,
    scenarios: body.scenarios.filter((scenario) => scenario !== known),
    caseWeights: body.caseWeights.filter((weight) => weight.id !== caseKey(known)),
    ...(!isOwnScenario(known) && { removedScenarios: { ...body.removedScenarios, [id]: true as const } }),
  };
}
