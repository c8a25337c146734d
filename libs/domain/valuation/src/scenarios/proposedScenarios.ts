import {
  assumptionRowId,
  type Scenario,
  type ScenarioRow,
  type ValuationModelBody,
  yearEndAfter,
} from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { CompanyScenario } from '../company-defaults/companyScenarios.js';
import { derivationBasis } from '../editing/derivationBasis.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { proposedNames } from './isOwnScenario.js';

/** The scenarios that a model's method proposes from the company's history; null if the statements lack a base. */
export function proposedScenarios(
  body: ValuationModelBody,
  fundamentals: CompanyFundamentals,
  method: ModelMethod,
): readonly Scenario[] | null {
  const derivation = derivationBasis(body, fundamentals, method);
  return (
    derivation &&
    method
      .scenarios(derivation)
      .flatMap((scenario) => (scenario.name === 'base' ? [] : [scenarioOf(body, scenario.name, scenario)]))
  );
}

const scenarioOf = (
  { baseYearEnd }: ValuationModelBody,
  id: string,
  { reason, changes }: CompanyScenario,
): Scenario => ({
  id,
  name: proposedNames[id] ?? id,
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
