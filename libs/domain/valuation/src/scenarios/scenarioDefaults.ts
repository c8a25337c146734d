import type { Scenario, ScenarioRow, ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { methodOfTemplate } from '../templates/methodOfTemplate.js';
import { proposedScenarios } from './proposedScenarios.js';

/** What a scenario sets by default, by row id: the company's history gives it. Nothing for one that the analyst added. */
export function scenarioDefaults(
  body: ValuationModelBody,
  { id }: Pick<Scenario, 'id'>,
  fundamentals: CompanyFundamentals,
): ReadonlyMap<string, ScenarioRow['value']> {
  const method = methodOfTemplate(body.template);
  const proposed = method.ok ? proposedScenarios(body, fundamentals, method.value) : null;
  const rows = proposed?.find((scenario) => scenario.id === id)?.rows ?? [];
  return new Map(rows.map((row) => [row.id, row.value]));
}
