import type { ShownRun } from './useSimulation.js';

/** Of a model: its last finished run, and the id that it was saved under; null if it was not. */
export interface RememberedRun {
  readonly shown: ShownRun;
  readonly savedAs: string | null;
}

/** How many models' runs are remembered; that of the model simulated first is dropped. */
const mostRemembered = 10;

const rememberedIn = new WeakMap<object, Map<string, RememberedRun>>();

/** Remembers the finished run of a model for the lifetime of the page and its `workspace`. */
export function rememberRun(workspace: object, modelId: string, run: RememberedRun): void {
  const remembered = rememberedIn.get(workspace) ?? new Map<string, RememberedRun>();
  rememberedIn.set(workspace, remembered);
  remembered.delete(modelId);
  remembered.set(modelId, run);
  const [first] = remembered.keys();
  if (remembered.size > mostRemembered && first !== undefined) remembered.delete(first);
}

export const rememberedRun = (workspace: object, modelId: string): RememberedRun | null =>
  rememberedIn.get(workspace)?.get(modelId) ?? null;
