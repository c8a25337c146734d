import type { Result } from '@finance-analyst/foundation';
import type { StoredValue } from '@finance-analyst/stored-entries';
import { useStoredValue } from '@finance-analyst/stored-entries';
import { useMemo, useState } from 'react';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import { useLevels } from '../benchmark/useLevels.js';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import type { RiskClient } from '../risk-worker/createRiskClient.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import { type RiskAnswering, useRiskAnswer } from '../risk-worker/useRiskAnswer.js';
import type { FactorFile } from './FactorFile.js';
import type { FactorSeries } from './FactorSeries.js';
import { messages } from './messages.js';
import { readSymbols } from './readSymbols.js';
import { seriesOfFile } from './seriesOfFile.js';
import { seriesOfInstruments } from './seriesOfInstruments.js';

export interface OpenFactors {
  readonly file: FactorFile | null;
  /** Names of series of the file that are not used. */
  readonly leftOut: ReadonlySet<string>;
  readonly leaveOut: (names: ReadonlySet<string>) => void;
  /** Null while they load, and if none are chosen. */
  readonly series: Result<FactorSeries> | null;
  readonly isChosen: boolean;
  readonly retry: () => void;
  readonly regression: RiskAnswering<'factors'>;
}

const noSeries: FactorSeries = { days: [], gaps: [], factors: [], riskFree: { kind: 'rate', annual: 0 } };

/** The factors that are chosen, with the regression of today's holdings on them. */
export function useFactors(
  client: RiskClient,
  { version, days, body: { currency } }: Pick<RiskSummary, 'version' | 'days' | 'body'>,
  {
    factorSource,
    factorSymbols,
    standardErrors,
  }: Pick<RiskSettings, 'factorSource' | 'factorSymbols' | 'standardErrors'>,
  riskFree: number,
  stored: StoredValue<FactorFile | null>,
): OpenFactors {
  const file = useStoredValue(stored);
  const [leftOut, leaveOut] = useState<ReadonlySet<string>>(new Set());
  const symbols = useMemo(
    () => (factorSource === 'instruments' ? readSymbols(factorSymbols) : []),
    [factorSource, factorSymbols],
  );
  const { levels, retry } = useLevels(symbols, currency);
  const series = useMemo((): Result<FactorSeries> | null => {
    const window = { opens: Number(days[0]), closes: Number(days.at(-1)) };
    if (factorSource === 'file') {
      if (!file) return null;
      const found = seriesOfFile(file, leftOut, window);
      return found.factors.length > 0
        ? { ok: true, value: found }
        : { ok: false, reason: messages.noneChosen };
    }
    if (symbols.length === 0 || !levels) return null;
    const found: BenchmarkLevels[] = [];
    for (const symbol of symbols) {
      const own = levels.get(symbol);
      if (own?.ok) found.push(own.value);
      else if (own) return { ok: false, reason: messages.missingOf(symbol, own.reason) };
    }
    return { ok: true, value: seriesOfInstruments(found, window, riskFree) };
  }, [factorSource, file, leftOut, symbols, levels, days, riskFree]);
  const question = useMemo(
    () => ({ series: series?.ok ? series.value : noSeries, standardErrors }),
    [series, standardErrors],
  );
  const regression = useRiskAnswer(client, 'factors', version, question, series?.ok === true);
  return {
    file,
    leftOut,
    leaveOut,
    series,
    isChosen: factorSource === 'file' ? file !== null : symbols.length > 0,
    retry,
    regression,
  };
}
