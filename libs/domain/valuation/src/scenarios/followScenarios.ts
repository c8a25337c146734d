import {
  assumptionRowId,
  isSameValue,
  type Scenario,
  type ScenarioRow,
  type ValuationModelBody,
  yearEndAfter,
} from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { CompanyScenario } from '../company-defaults/companyScenarios.js';
import { derivationBasis } from '../editing/derivationBasis.js';
import type { ModelMethod } from '../templates/ModelMethod.js';

const names = { cautious: 'Cautious', optimistic: 'Optimistic' } as const;

/**
 * The model with the scenarios that its method proposes moved along with the assumptions; what the analyst set in them
 * stays. They appear once the margin is decided.
 */
export function followScenarios(
  body: ValuationModelBody,
  fundamentals: CompanyFundamentals,
  method: ModelMethod,
): ValuationModelBody {
  const derivation = derivationBasis(body, fundamentals, method);
  if (!derivation) return body;
  const moved = method
    .scenarios(derivation)
    .flatMap((scenario) => (scenario.name === 'base' ? [] : [scenarioOf(body, scenario.name, scenario)]));
  const followed = moved.map((scenario) => withOwnRows(scenario, body.scenarios));
  const own = body.scenarios.filter(
    ({ id, isEdited }) => isEdited === true && !moved.some((scenario) => scenario.id === id),
  );
  const scenarios = [...followed, ...own].toSorted((one, other) => orderOf(one) - orderOf(other));
  return isSameValue(scenarios, body.scenarios) ? body : { ...body, scenarios };
}

/** What the analyst set in the scenario of that id stays; the rest is as proposed. */
function withOwnRows(proposed: Scenario, scenarios: readonly Scenario[]): Scenario {
  const known = scenarios.find(({ id }) => id === proposed.id);
  if (known?.isEdited !== true) return proposed;
  const own = known.rows.filter(({ edited }) => edited === true);
  const ids = new Set(own.map(({ id }) => id));
  return { ...proposed, isEdited: true, rows: [...proposed.rows.filter(({ id }) => !ids.has(id)), ...own] };
}

const order: readonly string[] = ['cautious', 'optimistic'];
const orderOf = ({ id }: Scenario): number => (order.includes(id) ? order.indexOf(id) : order.length);

const scenarioOf = (
  { baseYearEnd }: ValuationModelBody,
  id: keyof typeof names,
  { reason, changes }: CompanyScenario,
): Scenario => ({
  id,
  name: names[id],
  note: reason,
  rows: Object.entries(changes).flatMap(([input, figures]): ScenarioRow[] =>
    typeof figures === 'object'
      ? figures.flatMap((value, index) => {
          const yearEnd = yearEndAfter(baseYearEnd, index + 1);
          return value === null ? [] : [{ id: assumptionRowId(input, yearEnd), input, yearEnd, value }];
        })
      : [{ id: assumptionRowId(input, null), input, yearEnd: null, value: figures }],
  ),
});
