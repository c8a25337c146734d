import { type AnalystDocument, documentToText } from '@finance-analyst/documents';
import type { Outcome, SaveOutcome, Workspace } from '@finance-analyst/workspace';
import { messages } from '../messages.js';
import type { RestoreStep } from './RestoreStep.js';

export interface RestoreOutcome {
  /** How many documents are on the device that were not. */
  readonly count: number;
  /** Ids of what was put on the device, for taking it back; what went into the bin stays there. */
  readonly restored: readonly string[];
  /** What could not be put there, or not as the plan was, and why, as sentences. */
  readonly problems: readonly string[];
}

type Storing = Extract<RestoreStep, { kind: 'add' | 'copy' }>;

interface StoringOutcome {
  readonly saved: SaveOutcome | Outcome<AnalystDocument>;
  /** Why it was put beside what the device holds, where the plan was another one; null where all went by the plan. */
  readonly besideFor: string | null;
}

async function store(workspace: Workspace, step: Storing): Promise<StoringOutcome> {
  const { document, titleOfCopy } = step;
  const versions = [...step.older, document];
  if (step.kind === 'copy') {
    const saved = step.isDraft
      ? workspace.importText(documentToText({ ...document, title: titleOfCopy }))
      : workspace.addHistory(versions, titleOfCopy);
    return { saved: await saved, besideFor: null };
  }
  const saved = await workspace.addHistory(versions);
  // No plan sees all of a device: another tab has edits of its own, and can have saved since.
  return !saved.ok && saved.code === 'changed'
    ? { saved: await workspace.addHistory(versions, titleOfCopy), besideFor: saved.reason }
    : { saved, besideFor: null };
}

/** Takes the steps of a plan. One that fails is said, and the others go on. */
export async function restoreDocuments(
  workspace: Workspace,
  steps: readonly RestoreStep[],
): Promise<RestoreOutcome> {
  const restored: string[] = [];
  const problems: string[] = [];
  let count = 0;
  for (const step of steps) {
    if (step.kind !== 'add' && step.kind !== 'copy') continue;
    const { saved, besideFor } = await store(workspace, step);
    if (!saved.ok) {
      problems.push(messages.notRestored(step.document.title, saved.reason));
      continue;
    }
    const { id } = saved.value;
    count += 1;
    if (besideFor !== null)
      problems.push(messages.restoredBeside(step.document.title, step.titleOfCopy, besideFor));
    const binned = step.isRemoved ? await workspace.remove(id) : null;
    if (!binned?.ok) restored.push(id);
    if (binned && !binned.ok) problems.push(messages.notBinned(step.document.title, binned.reason));
  }
  return { count, restored, problems };
}

/** Puts what was restored into the bin again. What was in the bin already stays there. */
export async function takeBackDocuments(
  workspace: Workspace,
  restored: readonly string[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const id of restored) {
    const outcome = await workspace.remove(id);
    if (!outcome.ok) problems.push(outcome.reason);
  }
  return problems;
}
