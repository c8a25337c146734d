import type { CaseWeight } from '@finance-analyst/documents';
import { useStoredValue, type StoredEntries, type StoreProblem } from '@finance-analyst/stored-entries';
import type { Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useMemo } from 'react';
import type { AnalysisSettings } from '../inputs/AnalysisSettings.js';
import { keptWeights, readSettings } from '../inputs/readSettings.js';
import { analysisSettingsEntry } from './analysisSettingsEntry.js';

/** Settings of more models are looked through for those that are gone. Each takes a few hundred characters. */
const manyModels = 50;

export interface KeptAnalysis {
  readonly settings: AnalysisSettings;
  readonly setSettings: (change: (before: AnalysisSettings) => AnalysisSettings) => void;
  /** Of an earlier release; the model has its weights now. */
  readonly weights: readonly CaseWeight[];
  readonly forgetWeights: () => void;
  /** Why the settings last only until the tab closes; null if they are stored. */
  readonly unstored: StoreProblem | null;
}

const weightsIn = (stored: unknown): object =>
  typeof stored === 'object' && stored !== null && 'weights' in stored ? { weights: stored.weights } : {};

/**
 * The settings of a model's analysis, which stay on the device when the screen is left, as long as the model is there or in
 * Trash.
 */
export function useAnalysisSettings(
  entries: Pick<StoredEntries, 'open'>,
  modelId: string,
  workspace: Pick<Workspace, 'list' | 'listRemoved'>,
): KeptAnalysis {
  const entry = useMemo(() => entries.open(analysisSettingsEntry), [entries]);
  const stored = useStoredValue(entry)[modelId];
  const settings = useMemo(() => readSettings(stored), [stored]);
  const weights = useMemo(() => keptWeights(stored), [stored]);
  const replace = useCallback(
    (how: (own: unknown) => object) => {
      const { [modelId]: own, ...others } = entry.read();
      entry.replace({ ...others, [modelId]: how(own) });
    },
    [entry, modelId],
  );
  const setSettings = useCallback<KeptAnalysis['setSettings']>(
    (how) => {
      replace((own) => ({ ...how(readSettings(own)), ...weightsIn(own) }));
    },
    [replace],
  );
  const forgetWeights = useCallback(() => {
    if (keptWeights(entry.read()[modelId]).length > 0) replace(readSettings);
  }, [entry, modelId, replace]);
  useEffect(() => {
    const ids = Object.keys(entry.read());
    if (ids.length <= manyModels) return;
    const forgetDeleted = async (): Promise<void> => {
      const lists = await Promise.all([workspace.list(), workspace.listRemoved()]);
      const known = new Set([modelId]);
      for (const list of lists) {
        if (!list.ok) return;
        for (const { id } of list.value) known.add(id);
      }
      if (ids.every((id) => known.has(id))) return;
      const gone = new Set(ids.filter((id) => !known.has(id)));
      entry.replace(Object.fromEntries(Object.entries(entry.read()).filter(([id]) => !gone.has(id))));
    };
    void forgetDeleted();
  }, [entry, modelId, workspace]);
  return { settings, setSettings, weights, forgetWeights, unstored: entry.unstored() };
}
