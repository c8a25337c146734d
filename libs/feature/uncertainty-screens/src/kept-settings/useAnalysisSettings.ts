import type { CaseWeight } from '@finance-analyst/documents';
import { useStoredValue, type StoredEntries } from '@finance-analyst/stored-entries';
import { useCallback, useMemo } from 'react';
import type { AnalysisSettings } from '../inputs/AnalysisSettings.js';
import { keptWeights, readSettings } from '../inputs/readSettings.js';
import { analysisSettingsEntry } from './analysisSettingsEntry.js';

/** Each takes a few hundred characters. */
const mostModels = 50;

export interface KeptAnalysis {
  readonly settings: AnalysisSettings;
  readonly setSettings: (change: (before: AnalysisSettings) => AnalysisSettings) => void;
  /** Of an earlier release; the model has its weights now. */
  readonly weights: readonly CaseWeight[];
  readonly forgetWeights: () => void;
}

const weightsIn = (stored: unknown): object =>
  typeof stored === 'object' && stored !== null && 'weights' in stored ? { weights: stored.weights } : {};

/** The settings of a model's analysis, which stay on the device when the screen is left. */
export function useAnalysisSettings(entries: Pick<StoredEntries, 'open'>, modelId: string): KeptAnalysis {
  const entry = useMemo(() => entries.open(analysisSettingsEntry), [entries]);
  const stored = useStoredValue(entry)[modelId];
  const settings = useMemo(() => readSettings(stored), [stored]);
  const weights = useMemo(() => keptWeights(stored), [stored]);
  const replace = useCallback(
    (how: (own: unknown) => object) => {
      const { [modelId]: own, ...others } = entry.read();
      entry.replace({
        ...Object.fromEntries(Object.entries(others).slice(1 - mostModels)),
        [modelId]: how(own),
      });
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
  return { settings, setSettings, weights, forgetWeights };
}
