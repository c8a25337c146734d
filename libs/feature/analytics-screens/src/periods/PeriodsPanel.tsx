import { saveFile } from '@finance-analyst/charts';
import { Panel, SegmentedControl } from '@finance-analyst/components';
import { useExportSource } from '@finance-analyst/contributions';
import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { useMemo, type ReactElement } from 'react';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import { periodsFile } from '../files/periodsFile.js';
import { messages } from '../messages.js';
import type { AskForRows, FigureQuestion } from '../rows/FigureQuestion.js';
import type { Analysis } from '../screen/Analysis.js';
import { MostShown, mostRows } from '../rows/MostShown.js';
import { FigureTable } from '../screen/FigureTable.js';
import { type AnalyticsSelection, periodNames } from '../selection/AnalyticsSelection.js';
import { MonthTable } from './MonthTable.js';
import { periodName } from './periodName.js';
import styles from './Periods.module.css';
import { type PeriodRow, periodRows } from './periodRows.js';

const lengths = periodNames.map((value) => ({ value, label: messages.periodLengths[value] }));

/** The returns by month, a year to a row, and by periods of any length, the latest first. */
export function PeriodsPanel({
  analysis,
  benchmark,
  onChange,
  onAsk,
}: {
  readonly analysis: Analysis;
  readonly benchmark: BenchmarkLevels | null;
  readonly onChange: (part: Partial<AnalyticsSelection>) => void;
  readonly onAsk: AskForRows;
}): ReactElement {
  const { part, timing, body, isSample, selection } = analysis;
  const { period: length } = selection;
  const { formatDate } = useFigureFormat();
  const months = useMemo(() => periodRows(part.whole, 'month', timing, benchmark), [part, timing, benchmark]);
  const years = useMemo(() => periodRows(part.whole, 'year', timing, benchmark), [part, timing, benchmark]);
  const rows = useMemo(() => {
    if (length === 'month') return months;
    return length === 'year' ? years : periodRows(part.whole, length, timing, benchmark);
  }, [length, months, years, part, timing, benchmark]);
  const exported = length === 'month' || length === 'year' ? [...months, ...years] : rows;
  const exportPeriods = useExportSource(
    {
      title: messages.byPeriod,
      scope: messages.periodsScope(exported.length, analysis.title),
      isSample,
      write: () => ({ ok: true, value: periodsFile(analysis, exported) }),
    },
    saveFile,
  );
  const ask = (
    { id, from, to }: PeriodRow,
    figure: string,
    explained: string,
    more: Pick<FigureQuestion, 'isLinked' | 'benchmark'> = {},
  ): void => {
    onAsk({
      title: `${figure}, ${periodName(id, formatDate)}`,
      explained,
      from,
      to,
      part: null,
      period: id,
      ...more,
    });
  };
  const askForReturn = (row: PeriodRow): void => {
    ask(row, messages.return, messages.explained.period, { isLinked: true });
  };
  return (
    <Panel
      title={messages.byPeriod}
      note={messages.periodsNote}
      sample={isSample || undefined}
      menu={[{ id: 'csv', label: messages.exportPeriods }]}
      onMenuAction={() => void exportPeriods()}
      footer={`${messages.monthsExplained} ${messages.periodsOpen}`}
    >
      <MonthTable months={months} years={years} onAsk={askForReturn} />
      <div className={styles['periods']}>
        <SegmentedControl
          label={messages.periodLength}
          value={length}
          options={lengths}
          onChange={(chosen) => {
            onChange({ period: chosen });
          }}
        />
        <FigureTable
          label={messages.periodsTable}
          columns={[
            messages.period,
            messages.return,
            ...(benchmark ? [benchmark.symbol, messages.difference] : []),
            `${messages.gain}, ${body.currency}`,
            `${messages.flowsLabel}, ${body.currency}`,
            `${messages.closingValue}, ${body.currency}`,
          ]}
          rows={rows
            .toReversed()
            .slice(0, mostRows)
            .map((row) => {
              const name = periodName(row.id, formatDate);
              return { id: row.id, label: name, cells: cellsOf(row, name, ask) };
            })}
        />
        <MostShown count={rows.length} />
      </div>
    </Panel>
  );
}

function cellsOf(
  row: PeriodRow,
  name: string,
  ask: (
    row: PeriodRow,
    figure: string,
    explained: string,
    more?: Pick<FigureQuestion, 'isLinked' | 'benchmark'>,
  ) => void,
): readonly ReactElement[] {
  const { total, benchmark, gain, flows, closing } = row;
  const amount = { kind: 'amount', precision: 2, unit: 'hidden' } as const;
  return [
    <Delta
      key="return"
      kind="rate"
      label={`${messages.return}, ${name}`}
      onExplain={() => {
        ask(row, messages.return, messages.explained.period, { isLinked: true });
      }}
      value={total}
    />,
    ...(benchmark
      ? [
          <Delta
            key="benchmark"
            kind="rate"
            better="neither"
            label={`${messages.benchmark}, ${name}`}
            onExplain={() => {
              ask(row, messages.benchmark, messages.explained.benchmark, { benchmark: 'closes' });
            }}
            value={benchmark}
          />,
          <Delta
            key="difference"
            kind="rate"
            label={`${messages.difference}, ${name}`}
            onExplain={() => {
              ask(row, messages.difference, messages.explained.difference, {
                isLinked: true,
                benchmark: 'closes',
              });
            }}
            value={differenceOf(total, benchmark)}
          />,
        ]
      : []),
    <Delta
      key="gain"
      {...amount}
      label={`${messages.gain}, ${name}`}
      onExplain={() => {
        ask(row, messages.gain, messages.explained.gain);
      }}
      value={gain}
    />,
    // A deposit is no gain, so it has a sign without an arrow.
    <Figure
      key="flows"
      {...amount}
      sign="always"
      label={`${messages.flowsLabel}, ${name}`}
      onExplain={
        row.from === row.to
          ? undefined
          : () => {
              ask(row, messages.flowsLabel, messages.explained.flows);
            }
      }
      value={flows}
    />,
    <Figure
      key="closing"
      {...amount}
      label={`${messages.closingValue}, ${name}`}
      onExplain={
        closing.ok
          ? () => {
              ask(row, messages.closingValue, messages.explained.value);
            }
          : undefined
      }
      value={closing}
    />,
  ];
}

function differenceOf(total: Result<number>, benchmark: Result<number>): Result<number> {
  if (!total.ok) return total;
  return benchmark.ok ? { ok: true, value: total.value - benchmark.value } : benchmark;
}
