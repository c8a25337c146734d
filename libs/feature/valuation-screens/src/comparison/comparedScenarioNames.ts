import type { Scenario } from '@finance-analyst/documents';
import { isOwnScenario } from '@finance-analyst/valuation';
import type { ComparedModel } from './ComparedModel.js';
import type { ComparedRow } from './ComparedRow.js';
import { messages } from './messages.js';

const wasRemoved = ({ body }: ComparedModel, id: string): boolean =>
  Object.hasOwn(body.removedScenarios ?? {}, id);

/** The scenarios that the analyst added, renamed or removed between two states of a model. */
export function comparedScenarioNames(then: ComparedModel, now: ComparedModel): readonly ComparedRow[] {
  const scenariosOf = ({ body }: ComparedModel): ReadonlyMap<string, Scenario> =>
    new Map(body.scenarios.map((scenario) => [scenario.id, scenario]));
  const [before, after] = [scenariosOf(then), scenariosOf(now)];
  const [listed, others] = [[...after.values()], [...before.values()].filter(({ id }) => !after.has(id))];
  return [...listed, ...others].flatMap(({ id }): ComparedRow[] => {
    const [one, other] = [before.get(id)?.name, after.get(id)?.name];
    if (one === other) return [];
    // A scenario from the company's history also comes and goes with its assumptions.
    const isOfAnalyst = isOwnScenario({ id }) || (one !== undefined && other !== undefined);
    if (!isOfAnalyst && !wasRemoved(then, id) && !wasRemoved(now, id)) return [];
    return [
      {
        id: `scenario ${id}`,
        label: messages.scenario(one ?? other ?? id),
        then: one ?? messages.none,
        now: other ?? messages.none,
        difference: null,
      },
    ];
  });
}
