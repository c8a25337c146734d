import { Button, SegmentedControl, TextField } from '@finance-analyst/components';
import { FigureField, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { drawdowns, isoDate, type ReturnSeries } from '@finance-analyst/portfolio';
import { type ReactElement, useMemo, useState } from 'react';
import type { OpenBenchmark } from '../benchmark/useBenchmark.js';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import styles from '../risk-screen/Risk.module.css';
import type { RiskFreeRate } from '../risk-settings/RiskFreeRate.js';
import { type RiskSettings, samplings } from '../risk-settings/RiskSettings.js';
import { TablePanel } from '../risk-table/TablePanel.js';
import { benchmarkReturns } from './benchmarkReturns.js';
import { noBenchmark, riskFigures } from './riskFigures.js';
import { seriesOf } from './seriesOf.js';

const samplingOptions = samplings.map((value) => ({ value, label: messages.samplings[value] }));

/** Risk figures of today's holdings, by day or by week, and against a benchmark. */
export function RiskFiguresPanel({
  analysis,
  settings: { sampling },
  riskFree,
  benchmark,
  onChange,
  onBenchmark,
}: {
  readonly analysis: RiskSummary;
  readonly settings: Pick<RiskSettings, 'sampling'>;
  readonly riskFree: RiskFreeRate;
  readonly benchmark: Pick<OpenBenchmark, 'levels' | 'problem' | 'isLoading'>;
  readonly onChange: (part: Partial<RiskSettings>) => void;
  readonly onBenchmark: (symbol: string | null) => void;
}): ReactElement {
  const { days, selection } = analysis;
  const { rate: riskFreeRate } = riskFree;
  const { format, formatDate } = useFigureFormat();
  const sampled = useMemo(() => seriesOf(analysis, sampling), [analysis, sampling]);
  const { levels, problem, isLoading } = benchmark;
  const symbol = selection.benchmark;
  const against = useMemo((): Result<ReturnSeries> => {
    if (problem !== null) return { ok: false, reason: problem };
    if (isLoading) return { ok: false, reason: messages.benchmarkLoading(symbol ?? '') };
    if (!levels) return noBenchmark;
    const daily = benchmarkReturns(levels, days);
    if (!daily.ok) return daily;
    const series = { returns: daily.value, periodsPerYear: analysis.daily.periodsPerYear };
    return { ok: true, value: seriesOf({ days, daily: series }, sampling).series };
  }, [levels, problem, isLoading, symbol, days, analysis, sampling]);
  const rows = useMemo(
    () => riskFigures(sampled.series, against, riskFreeRate),
    [sampled, against, riskFreeRate],
  );
  const deepest = useMemo(() => {
    const found = drawdowns(sampled.series);
    return found.ok ? found.value.deepest : null;
  }, [sampled]);
  const dayOf = (period: number): string =>
    formatDate(isoDate(Number(period === 0 ? days[0] : sampled.days[period - 1])));
  const notes = [...new Set(rows.flatMap(({ note }) => (note === null ? [] : [note])))];
  return (
    <TablePanel
      title={messages.figures}
      analysis={analysis}
      facts={[
        [messages.sampling, messages.samplings[sampling]],
        [messages.riskFree, `${riskFreeRate} (${riskFree.source})`],
        ...(symbol === null ? [] : [[messages.benchmarkSymbol, symbol] as const]),
      ]}
      above={
        <div className={styles['choices']}>
          <SegmentedControl
            label={messages.sampling}
            isLabelHidden={false}
            value={sampling}
            options={samplingOptions}
            onChange={(chosen) => {
              onChange({ sampling: chosen });
            }}
          />
          <FigureField
            label={messages.riskFree}
            kind="rate"
            precision={2}
            value={riskFreeRate}
            minimum={-0.5}
            maximum={1}
            onCommit={(value) => {
              onChange({ riskFree: value });
            }}
          />
          {riskFree.isEntered && (
            <Button
              variant="link"
              onPress={() => {
                onChange({ riskFree: null });
              }}
            >
              {messages.useDefaultRate}
            </Button>
          )}
          <BenchmarkField key={symbol ?? ''} symbol={symbol} onBenchmark={onBenchmark} />
        </div>
      }
      table={{
        rowTitle: messages.figure,
        columns: [
          { id: 'value', label: messages.figureValue, format: { kind: 'number', precision: 2 } },
          { id: 'count', label: messages.observations, format: { kind: 'count' } },
        ],
        textColumns: [messages.annualized],
        rows: rows.map(({ name, kind, value, annualization, observations }) => ({
          id: name,
          label: messages.figureNames[name],
          format: { kind, precision: 2 },
          figures: [
            value,
            observations === null
              ? { ok: false, reason: value.ok ? '' : value.reason }
              : { ok: true, value: observations },
          ],
          texts: [messages.annualizations[annualization](sampled.series.periodsPerYear)],
        })),
      }}
      below={
        <ul className={styles['notes']}>
          <li>
            {messages.riskFreeSource(
              format(riskFreeRate, { kind: 'rate', precision: 2 }),
              riskFree.source,
              riskFree.asOf === null ? null : formatDate(riskFree.asOf),
            )}
          </li>
          {deepest && (
            <li>
              {messages.drawdownDates(
                dayOf(deepest.peak),
                dayOf(deepest.trough),
                deepest.recovery === null
                  ? messages.notRecovered
                  : messages.recovered(dayOf(deepest.recovery)),
              )}
            </li>
          )}
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      }
      footer={messages.minimumReturn}
    />
  );
}

function BenchmarkField({
  symbol,
  onBenchmark,
}: {
  readonly symbol: string | null;
  readonly onBenchmark: (symbol: string | null) => void;
}): ReactElement {
  const [text, setText] = useState(symbol ?? '');
  return (
    <form
      className={styles['benchmark']}
      onSubmit={(event) => {
        event.preventDefault();
        onBenchmark(text.trim().toUpperCase() || null);
      }}
    >
      <TextField
        label={messages.benchmarkSymbol}
        description={messages.benchmarkHint}
        value={text}
        maxLength={40}
        onChange={setText}
      />
      <Button type="submit">{messages.compare}</Button>
    </form>
  );
}
