import type { DocumentEditing } from '@finance-analyst/document-editing';
import type { Scenario, ValuationModelBody, ValuationModelDocument } from '@finance-analyst/documents';
import { createId } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import {
  addScenario,
  editInScenario,
  inScenario,
  removeScenario,
  renameScenario,
} from '@finance-analyst/valuation';
import { useCallback, useMemo, useState } from 'react';
import { messages } from './messages.js';
import type { ScenarioChanges } from './ScenarioChanges.js';

/** The open model as one of its scenarios sees it. */
export interface ScenarioEditing {
  /** The scenario shown; null for the base. */
  readonly scenario: Scenario | null;
  readonly choose: (id: string | null) => void;
  readonly changes: ScenarioChanges;
  /** The model in this scenario; edits of its assumptions go to the scenario. */
  readonly editing: DocumentEditing<ValuationModelDocument>;
  /** Another state of the model, in this scenario. The same function until another scenario is chosen. */
  readonly shownOf: (body: ValuationModelBody) => ValuationModelBody;
}

/**
 * Shows a model as one of its scenarios, the base at first. The choice is not stored, and survives edits and undo; a
 * scenario that is no longer in the model shows the base.
 */
export function useScenarioEditing(
  editing: DocumentEditing<ValuationModelDocument>,
  fundamentals: CompanyFundamentals,
): ScenarioEditing {
  const [chosen, choose] = useState<string | null>(null);
  const { body, edit } = editing;
  const scenario = body.scenarios.find(({ id }) => id === chosen) ?? null;
  const id = scenario?.id ?? null;
  const name = scenario?.name ?? null;
  const shownOf = useCallback((one: ValuationModelBody) => inScenario(one, id), [id]);
  const shown = useMemo(() => inScenario(body, id, fundamentals), [body, id, fundamentals]);
  const editShown = useMemo<DocumentEditing<ValuationModelDocument>['edit']>(
    () =>
      id === null || name === null
        ? edit
        : (change, words, field) => {
            edit(
              (before) => editInScenario(before, id, change, fundamentals),
              (before) => messages.inScenario(words(inScenario(before, id)), name),
              // The same field of another scenario is another undo step.
              field === undefined ? undefined : `${id} ${field}`,
            );
          },
    [edit, id, name, fundamentals],
  );
  const changes = useMemo<ScenarioChanges>(
    () => ({
      add: (given) => {
        const added = createId(crypto);
        edit(
          (before) => addScenario(before, { id: added, name: given, of: id }),
          () => messages.addOf(given),
        );
        choose(added);
      },
      rename: (given) => {
        if (id === null || name === null) return;
        edit(
          (before) => renameScenario(before, id, given),
          () => messages.renameTo(name, given),
        );
      },
      remove: () => {
        if (id === null || name === null) return;
        edit(
          (before) => removeScenario(before, id),
          () => messages.removeOf(name),
        );
      },
    }),
    [edit, id, name],
  );
  return {
    scenario,
    choose,
    changes,
    editing: { ...editing, body: shown, edit: editShown },
    shownOf,
  };
}
