import type { Scenario } from '@finance-analyst/documents';
import { isOwnScenario } from '@finance-analyst/valuation';

/** Whether the analyst set a value in a scenario from the company's history. */
export const hasEditedDefault = (scenario: Scenario): boolean =>
  !isOwnScenario(scenario) && scenario.rows.some(({ edited }) => edited === true);
