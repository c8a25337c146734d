import { type AnalystDocument, documentToText } from '@finance-analyst/documents';
import type { Outcome, SaveOutcome, Workspace } from '@finance-analyst/workspace';
import { messages } from '../messages.js';
import type { RestoreStep } from './RestoreStep.js';

export interface RestoreOutcome {
  /** How many documents were added to the device. */
  readonly count: number;
  /** Ids of what was added, for undo; documents added to Trash stay there. */
  readonly restored: readonly string[];
  /** What could not be restored as planned, and why, in sentences. */
  readonly problems: readonly string[];
}

type Storing = Extract<RestoreStep, { kind: 'add' | 'copy' }>;

interface StoringOutcome {
  readonly saved: SaveOutcome | Outcome<AnalystDocument>;
  /** Why it was added beside the device's document against the plan; null if all went as planned. */
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
  // No plan sees everything on a device: another tab can have edits of its own, or have saved since.
  return !saved.ok && saved.code === 'changed'
    ? { saved: await workspace.addHistory(versions, titleOfCopy), besideFor: saved.reason }
    : { saved, besideFor: null };
}

/** Runs a plan's steps. A failing step is reported, and the others continue. */
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
    const deleted = step.isRemoved ? await workspace.remove(id) : null;
    if (!deleted?.ok) restored.push(id);
    if (deleted && !deleted.ok) problems.push(messages.notInTrash(step.document.title, deleted.reason));
  }
  return { count, restored, problems };
}

/** Moves what was restored to Trash. What was added to Trash stays there. */
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
