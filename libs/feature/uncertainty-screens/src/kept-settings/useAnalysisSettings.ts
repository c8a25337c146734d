import { useStoredValue, type StoredEntries } from '@finance-analyst/stored-entries';
import { useCallback, useMemo } from 'react';
import type { AnalysisSettings } from '../inputs/AnalysisSettings.js';
import { readSettings } from '../inputs/readSettings.js';
import { analysisSettingsEntry } from './analysisSettingsEntry.js';

/** Each takes a few hundred characters. */
const mostModels = 50;

/** The settings of a model's analysis, which stay on the device when the screen is left. */
export function useAnalysisSettings(
  entries: Pick<StoredEntries, 'open'>,
  modelId: string,
): readonly [AnalysisSettings, (change: (before: AnalysisSettings) => AnalysisSettings) => void] {
  const entry = useMemo(() => entries.open(analysisSettingsEntry), [entries]);
  const stored = useStoredValue(entry)[modelId];
  const settings = useMemo(() => readSettings(stored), [stored]);
  const change = useCallback(
    (how: (before: AnalysisSettings) => AnalysisSettings) => {
      const { [modelId]: own, ...others } = entry.read();
      entry.replace({
        ...Object.fromEntries(Object.entries(others).slice(1 - mostModels)),
        [modelId]: how(readSettings(own)),
      });
    },
    [entry, modelId],
  );
  return [settings, change];
}
