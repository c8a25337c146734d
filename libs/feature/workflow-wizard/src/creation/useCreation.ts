import { createDocument, titleOfNewModel } from '@finance-analyst/documents';
import { workbenchPath } from '@finance-analyst/navigation';
import { notify } from '@finance-analyst/notifications';
import { newValuationBody } from '@finance-analyst/valuation';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KnownCompany } from '../company/ChosenCompany.js';
import { entriesMemory, noEntries } from '../entries/entriesMemory.js';
import type { WizardEntries } from '../entries/WizardEntries.js';
import { yearsOf } from '../entries/yearsOf.js';
import { flowName } from './flowName.js';
import { messages } from '../messages.js';
import type { WizardDependencies } from '../WizardDependencies.js';

export interface Creation {
  readonly isBusy: boolean;
  /** Why the last attempt failed; null if there was none. */
  readonly problem: string | null;
  readonly forgetProblem: () => void;
  readonly create: (company: KnownCompany, entries: WizardEntries) => Promise<void>;
}

/** Makes the model as the workbench does, saves it and opens it. */
export function useCreation({
  workspace,
  clock,
  createId,
  ownerId,
  analytics,
  store,
  navigate,
}: WizardDependencies): Creation {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const create = async (company: KnownCompany, entries: WizardEntries): Promise<void> => {
    const years = yearsOf(entries.years);
    if (years === null || isBusy) return;
    const body = newValuationBody({ ...company, preset: entries.preset, years });
    if (!body.ok) {
      setProblem(body.reason);
      return;
    }
    setBusy(true);
    setProblem(null);
    const saved = await workspace.save(
      createDocument({
        kind: 'valuation-model',
        id: createId(),
        ownerId,
        title: entries.title?.trim() ?? titleOfNewModel(body.value),
        now: clock().toISOString(),
        body: body.value,
      }),
      undefined,
      () => isShown.current,
    );
    setBusy(false);
    if (!saved.ok) {
      setProblem(saved.reason);
      return;
    }
    const { id, title } = saved.value;
    entriesMemory.write(noEntries);
    analytics.record({ flow_name: flowName, step: 'created' });
    store.dispatch(notify({ type: 'success', title: messages.created, message: messages.isSaved(title) }));
    // The overlay closes with the screen that it was opened over.
    if (isShown.current) navigate(workbenchPath(company.fundamentals.symbol, id));
  };
  const forgetProblem = useCallback(() => {
    setProblem(null);
  }, []);
  return { isBusy, problem, forgetProblem, create };
}
