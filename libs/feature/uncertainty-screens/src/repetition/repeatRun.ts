import { isSameValue } from '@finance-analyst/documents';
import type { CompiledModel } from '@finance-analyst/model-engine';
import type { SimulationSummary } from '@finance-analyst/uncertainty';
import type { AnalysisSettings } from '../inputs/AnalysisSettings.js';
import type { InputsPanelProps } from '../inputs/InputsPanel.js';
import { readSettings } from '../inputs/readSettings.js';
import type { AskedRun, useSimulation } from '../simulation/useSimulation.js';

/** What a repetition gave, and the way back from its settings. */
export interface Repetition {
  /** Null if it did not finish; the settings are then unchanged. */
  readonly summary: SimulationSummary | null;
  /** Returns to the settings before it; null if they were the same. */
  readonly restore: (() => void) | null;
  /** The settings of the run, which are then on the screen. */
  readonly applied: AnalysisSettings;
}

/** The settings of a run on the screen. A file of an earlier release has none besides those of the run itself. */
const settingsOfRun = (
  { run }: Pick<AskedRun, 'run'>,
  stored: unknown,
  before: AnalysisSettings,
): AnalysisSettings =>
  readSettings({ ...(stored ?? before), seed: run.seed, paths: run.paths, sampling: run.sampling.kind });

/** Repeats a run, and shows it with its own settings once it is finished. */
export async function repeatRun({
  model,
  asked,
  stored,
  simulation,
  settings,
  onSettings,
}: Pick<InputsPanelProps, 'settings' | 'onSettings'> & {
  readonly model: CompiledModel;
  readonly asked: Pick<AskedRun, 'run' | 'options' | 'repeated'>;
  /** The settings stored with the run, if any. */
  readonly stored: unknown;
  readonly simulation: Pick<ReturnType<typeof useSimulation>, 'start'>;
}): Promise<Repetition> {
  const own = settingsOfRun(asked, stored, settings);
  const summary = await simulation.start(model, { ...asked, settings: own });
  if (!summary) return { summary, restore: null, applied: own };
  let before = own;
  onSettings((now) => {
    before = now;
    return own;
  });
  const restore = (): void => {
    onSettings(() => before);
  };
  return { summary, restore: isSameValue(before, own) ? null : restore, applied: own };
}
