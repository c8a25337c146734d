import type { Scenario } from '@finance-analyst/documents';
import type { FigureFormatting } from '@finance-analyst/figures';
import { inScenario } from '@finance-analyst/valuation';
import { messages as scenarioMessages } from '../scenarios/messages.js';
import { comparedAssumptions } from './comparedAssumptions.js';
import type { ComparedModel } from './ComparedModel.js';
import type { ComparedRow } from './ComparedRow.js';

const editedIn = (scenario: Scenario | undefined): readonly string[] =>
  (scenario?.rows ?? []).flatMap(({ id, edited }) => (edited === true ? [id] : []));

/** The model with the rows of a scenario that these ids name. */
const seenIn = (model: ComparedModel, scenario: string, ids: ReadonlySet<string>): ComparedModel => ({
  ...model,
  body: {
    ...model.body,
    assumptions: inScenario(model.body, scenario).assumptions.filter(({ id }) => ids.has(id)),
  },
});

/** What two states of a model differ in inside their scenarios other than the one shown, of what the analyst set there. */
export function comparedScenarios(
  then: ComparedModel,
  now: ComparedModel,
  formatting: Pick<FigureFormatting, 'format'>,
  shown: string | null,
): readonly ComparedRow[] {
  return now.body.scenarios.flatMap((scenario) => {
    const { id, name } = scenario;
    if (id === shown) return [];
    const before = then.body.scenarios.find((other) => other.id === id);
    const ids = new Set([...editedIn(scenario), ...editedIn(before)]);
    return comparedAssumptions(seenIn(then, id, ids), seenIn(now, id, ids), formatting).map((row) => ({
      ...row,
      id: `${id} ${row.id}`,
      label: scenarioMessages.inScenario(row.label, name),
    }));
  });
}
