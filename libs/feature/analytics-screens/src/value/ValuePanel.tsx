import { LineChart, type LineSeries } from '@finance-analyst/charts';
import { Delta, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { valuesInBenchmark } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import { measuredLevel } from '../benchmark/measuredLevel.js';
import { messages } from '../messages.js';
import type { AskForRows } from '../rows/FigureQuestion.js';
import type { Analysis } from '../screen/Analysis.js';
import { flowsOf } from './flowsOf.js';

/** The value by day, with deposits and withdrawals, and what they would be worth in a benchmark. */
export function ValuePanel({
  analysis,
  benchmark,
  onAsk,
}: {
  readonly analysis: Analysis;
  readonly benchmark: BenchmarkLevels | null;
  readonly onAsk: AskForRows;
}): ReactElement {
  const { part, body, window, isSample, title } = analysis;
  const { whole } = part;
  const { format, formatDate } = useFigureFormat();
  const flows = useMemo(() => flowsOf(whole), [whole]);
  const invested = useMemo(
    () => benchmark && valuesInBenchmark(whole, (day) => measuredLevel(benchmark, day)),
    [whole, benchmark],
  );
  const series = useMemo(
    (): readonly LineSeries[] => [
      { id: 'value', label: messages.value, values: whole.values, tone: 'main' },
      ...(benchmark && invested
        ? [
            {
              id: 'benchmark',
              label: messages.sameFlowsIn(benchmark.symbol),
              values: invested,
              tone: 'second' as const,
            },
          ]
        : []),
    ],
    [whole, benchmark, invested],
  );
  const [closing, other] = [whole.values.at(-1), invested?.at(-1)];
  const amount = (value: number | undefined): string =>
    format(resultOf(value), { kind: 'amount', currency: body.currency });
  const gap = closing === undefined || other === undefined ? undefined : closing - other;
  return (
    <LineChart
      title={messages.valueOverTime}
      summary={[
        messages.valueSummary(
          amount(whole.values[0]),
          amount(closing),
          format(whole.days.length - 1, { kind: 'count' }),
        ),
        ...(benchmark ? [messages.gapSummary(benchmark.symbol, amount(other), amount(gap))] : []),
      ].join(' ')}
      sample={isSample || benchmark?.isSample || undefined}
      days={whole.days}
      series={series}
      flows={flows}
      flowsLabel={messages.flowsLabel}
      caption={
        [
          ...(benchmark ? [messages.sameFlowsCaption(benchmark.symbol)] : []),
          ...(flows.length > 0 ? [messages.flowsCaption] : []),
        ].join(' ') || undefined
      }
      format={{ kind: 'amount', currency: body.currency, precision: 2 }}
      fileName={`${title} ${messages.valueOverTime}`}
      below={
        benchmark && (
          <p>
            {messages.gapTo(benchmark.symbol, formatDate(window.closes))}{' '}
            <Delta
              kind="amount"
              currency={body.currency}
              precision={2}
              label={messages.difference}
              onExplain={() => {
                onAsk({
                  title: messages.sameFlowsIn(benchmark.symbol),
                  explained: messages.explained.sameFlows,
                  from: 0,
                  to: whole.days.length - 1,
                  part: null,
                  benchmark: 'flows',
                });
              }}
              value={resultOf(gap)}
            />
          </p>
        )
      }
    />
  );
}

const resultOf = (value: number | undefined): Result<number> =>
  value === undefined || Number.isNaN(value) ? { ok: false, reason: messages.noLevel } : { ok: true, value };
