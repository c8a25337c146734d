import { Figure, type FigureResult } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { DescriptionList } from '../frame/DescriptionList.js';
import { MeasuredFigure } from '../frame/MeasuredFigure.js';
import { messages } from './messages.js';
import type { BenchmarkRun } from './RunBenchmark.js';

/** The engine's speed, with the model it computed. */
export function BenchmarkResult({ run }: { readonly run: BenchmarkRun }): ReactElement {
  const { model, evaluations, durationMs } = run;
  const perSecond: FigureResult =
    durationMs > 0
      ? { ok: true, value: (evaluations / durationMs) * 1000 }
      : { ok: false, reason: messages.benchmarkTooShort };
  return (
    <DescriptionList
      facts={[
        {
          term: messages.evaluationsPerSecond,
          children: <Figure label={messages.evaluationsPerSecond} kind="count" value={perSecond} />,
        },
        { term: messages.benchmarkModel, children: model },
        {
          term: messages.benchmarkEvaluations,
          children: <Figure label={messages.benchmarkEvaluations} kind="count" value={evaluations} />,
        },
        {
          term: messages.benchmarkTime,
          children: (
            <MeasuredFigure label={messages.benchmarkTime} value={durationMs} measure="milliseconds" />
          ),
        },
      ]}
    />
  );
}
