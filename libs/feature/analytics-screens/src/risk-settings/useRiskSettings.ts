import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSettings, type RiskSettings, writeSettings } from './RiskSettings.js';

/** The settings that the address has, and a way to change parts of them. */
export function useRiskSettings(): readonly [
  settings: RiskSettings,
  change: (part: Partial<RiskSettings>) => void,
] {
  const [query, setQuery] = useSearchParams();
  const settings = useMemo(() => readSettings(query), [query]);
  const change = useCallback(
    (part: Partial<RiskSettings>) => {
      setQuery((before) => writeSettings(before, { ...readSettings(before), ...part }), { replace: true });
    },
    [setQuery],
  );
  return [settings, change];
}
