import type { Scenario, ValuationModelBody } from '@finance-analyst/documents';
import { editInScenario, inScenario } from '@finance-analyst/valuation';
import { useCallback, useMemo, useState } from 'react';
import type { ModelEditing } from '../editing/ModelEditing.js';
import { messages } from './messages.js';

/** The open model as one of its scenarios sees it. */
export interface ScenarioEditing {
  /** The scenario shown; null for the base. */
  readonly scenario: Scenario | null;
  readonly choose: (id: string | null) => void;
  /** The model in this scenario; edits of its assumptions go to the scenario. */
  readonly editing: ModelEditing;
  /** Another state of the model, in this scenario. The same function until another scenario is chosen. */
  readonly shownOf: (body: ValuationModelBody) => ValuationModelBody;
}

/**
 * Shows a model as one of its scenarios, the base at first. The choice is not stored, and survives edits and undo; a
 * scenario that is no longer in the model shows the base.
 */
export function useScenarioEditing(editing: ModelEditing): ScenarioEditing {
  const [chosen, choose] = useState<string | null>(null);
  const { body, edit } = editing;
  const scenario = body.scenarios.find(({ id }) => id === chosen) ?? null;
  const id = scenario?.id ?? null;
  const name = scenario?.name ?? null;
  const shownOf = useCallback((one: ValuationModelBody) => inScenario(one, id), [id]);
  const shown = useMemo(() => shownOf(body), [body, shownOf]);
  const editShown = useMemo<ModelEditing['edit']>(
    () =>
      id === null || name === null
        ? edit
        : (change, words, field) => {
            edit(
              (before) => editInScenario(before, id, change),
              (before) => messages.inScenario(words(inScenario(before, id)), name),
              // The same field of another scenario is another undo step.
              field === undefined ? undefined : `${id} ${field}`,
            );
          },
    [edit, id, name],
  );
  return {
    scenario,
    choose,
    editing: { ...editing, body: shown, edit: editShown },
    shownOf,
  };
}
