import { saveFile } from '@finance-analyst/charts';
import { Panel } from '@finance-analyst/components';
import { useExportSource } from '@finance-analyst/contributions';
import { Delta, Figure } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { useMemo, type ReactElement } from 'react';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import { periodsFile } from '../files/periodsFile.js';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import { FigureTable } from '../screen/FigureTable.js';
import { MonthTable } from './MonthTable.js';
import styles from './Periods.module.css';
import { type PeriodRow, periodRows } from './periodRows.js';

/** The returns by month and by year, the latest year first. */
export function PeriodsPanel({
  analysis,
  benchmark,
}: {
  readonly analysis: Analysis;
  readonly benchmark: BenchmarkLevels | null;
}): ReactElement {
  const { part, timing, body, isSample } = analysis;
  const months = useMemo(() => periodRows(part.whole, 'month', timing, benchmark), [part, timing, benchmark]);
  const years = useMemo(() => periodRows(part.whole, 'year', timing, benchmark), [part, timing, benchmark]);
  const exportPeriods = useExportSource(
    {
      title: messages.byPeriod,
      scope: messages.periodsScope(months.length + years.length, analysis.title),
      isSample,
      write: () => ({ ok: true, value: periodsFile(analysis, [...months, ...years]) }),
    },
    saveFile,
  );
  return (
    <Panel
      title={messages.byPeriod}
      note={messages.periodsNote}
      sample={isSample || undefined}
      menu={[{ id: 'csv', label: messages.exportPeriods }]}
      onMenuAction={() => void exportPeriods()}
      footer={`${messages.monthsExplained} ${messages.periodsOpen}`}
    >
      <MonthTable months={months} years={years} />
      <div className={styles['years']}>
        <h3>{messages.yearsTable}</h3>
        <FigureTable
          label={messages.yearsTable}
          columns={[
            messages.year,
            messages.return,
            ...(benchmark ? [benchmark.symbol, messages.difference] : []),
            `${messages.gain}, ${body.currency}`,
            `${messages.flowsLabel}, ${body.currency}`,
            `${messages.closingValue}, ${body.currency}`,
          ]}
          rows={years.toReversed().map((row) => ({ id: row.id, label: row.id, cells: cellsOf(row) }))}
        />
      </div>
    </Panel>
  );
}

function cellsOf({ total, benchmark, gain, flows, closing }: PeriodRow): readonly ReactElement[] {
  const amount = { kind: 'amount', precision: 2, unit: 'hidden' } as const;
  return [
    <Delta key="return" kind="rate" label={messages.return} value={total} />,
    ...(benchmark
      ? [
          <Delta key="benchmark" kind="rate" better="neither" label={messages.benchmark} value={benchmark} />,
          <Delta
            key="difference"
            kind="rate"
            label={messages.difference}
            value={differenceOf(total, benchmark)}
          />,
        ]
      : []),
    <Delta key="gain" {...amount} label={messages.gain} value={gain} />,
    <Delta key="flows" {...amount} better="neither" label={messages.flowsLabel} value={flows} />,
    <Figure key="closing" {...amount} label={messages.closingValue} value={closing} />,
  ];
}

function differenceOf(total: Result<number>, benchmark: Result<number>): Result<number> {
  if (!total.ok) return total;
  return benchmark.ok ? { ok: true, value: total.value - benchmark.value } : benchmark;
}
