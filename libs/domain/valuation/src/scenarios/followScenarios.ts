import { isSameValue, type Scenario, type ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { proposedNames } from './isOwnScenario.js';
import { proposedScenarios } from './proposedScenarios.js';

/**
 * The model with the scenarios that its method proposes moved along with the assumptions; what the analyst set in them,
 * added or removed stays. They appear once the margin is decided.
 */
export function followScenarios(
  body: ValuationModelBody,
  fundamentals: CompanyFundamentals,
  method: ModelMethod,
): ValuationModelBody {
  const proposed = proposedScenarios(body, fundamentals, method);
  if (!proposed) return body;
  const removed = body.removedScenarios ?? {};
  const moved = proposed.filter(({ id }) => !Object.hasOwn(removed, id));
  const followed = moved.map((scenario) => withOwnRows(scenario, body.scenarios));
  const own = body.scenarios.filter(
    ({ id, isEdited }) => isEdited === true && !moved.some((scenario) => scenario.id === id),
  );
  const scenarios = [...followed, ...own].toSorted((one, other) => orderOf(one) - orderOf(other));
  return isSameValue(scenarios, body.scenarios) ? body : { ...body, scenarios };
}

/** What the analyst set in the scenario of that id stays, its name too; the rest is as proposed. */
function withOwnRows(proposed: Scenario, scenarios: readonly Scenario[]): Scenario {
  const known = scenarios.find(({ id }) => id === proposed.id);
  if (known?.isEdited !== true) return proposed;
  const own = known.rows.filter(({ edited }) => edited === true);
  const ids = new Set(own.map(({ id }) => id));
  const rows = [...proposed.rows.filter(({ id }) => !ids.has(id)), ...own];
  return { ...proposed, name: known.name, isEdited: true, rows };
}

const order = Object.keys(proposedNames);
const orderOf = ({ id }: Scenario): number => (order.includes(id) ? order.indexOf(id) : order.length);
