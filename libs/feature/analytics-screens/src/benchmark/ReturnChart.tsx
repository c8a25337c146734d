import { LineChart, type LineSeries } from '@finance-analyst/charts';
import { useFigureFormat } from '@finance-analyst/figures';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import type { BenchmarkLevels } from './BenchmarkLevels.js';
import { levelOn } from './levelOn.js';
import { openingLevel } from './openingLevel.js';

/** The time-weighted return by day beside that of the benchmark. */
export function ReturnChart({
  analysis,
  levels,
}: {
  readonly analysis: Analysis;
  readonly levels: BenchmarkLevels;
}): ReactElement | null {
  const { part, measures, isSample, title } = analysis;
  const { days } = part.whole;
  const { timeWeighted } = measures;
  const { format } = useFigureFormat();
  const series = useMemo((): readonly LineSeries[] => {
    const opening = openingLevel(levels, days[0] as number);
    return [
      {
        id: 'portfolio',
        label: messages.portfolio,
        values: timeWeighted.ok
          ? timeWeighted.value.cumulative
          : new Float64Array(days.length).fill(Number.NaN),
        tone: 'main',
      },
      {
        id: 'benchmark',
        label: levels.symbol,
        values: Float64Array.from(days, (day) => {
          const level = levelOn(levels, day);
          return level === null || opening === null ? Number.NaN : level / opening.level - 1;
        }),
        tone: 'second',
      },
    ];
  }, [days, timeWeighted, levels]);
  const rate = (value: number | undefined): string =>
    format(value === undefined || Number.isNaN(value) ? { ok: false, reason: '' } : { ok: true, value }, {
      kind: 'rate',
    });
  return (
    <LineChart
      title={messages.returnBeside(levels.symbol)}
      summary={messages.besideSummary(
        rate(series[0]?.values[days.length - 1]),
        levels.symbol,
        rate(series[1]?.values[days.length - 1]),
      )}
      sample={isSample || levels.isSample || undefined}
      days={days}
      series={series}
      format={{ kind: 'rate' }}
      fileName={`${title} ${levels.symbol}`}
    />
  );
}
