import { followInputs, isOwnScenario, readFundamentals, resetAll } from '@finance-analyst/valuation';
import type { Scenario, ValuationModelDocument } from '@finance-analyst/documents';
import type { DocumentContent } from '@finance-analyst/workspace';

/** The model as “Reset all assumptions” leaves it, with its scenarios as proposed. */
export function withDefaults({
  title,
  body,
}: DocumentContent<ValuationModelDocument>): DocumentContent<ValuationModelDocument> {
  const fundamentals = readFundamentals(body.fundamentalsSnapshot);
  const { removedScenarios: _, ...others } = body;
  const scenarios = body.scenarios.filter((scenario) => !isOwnScenario(scenario)).map(asProposed);
  const reset = resetAll({ ...others, scenarios });
  return { title, body: fundamentals.ok ? followInputs(body, reset, fundamentals.value) : reset };
}

const asProposed = ({ id, name, note, rows }: Scenario): Scenario => ({
  id,
  name,
  note,
  rows: rows.filter(({ edited }) => edited !== true),
});
