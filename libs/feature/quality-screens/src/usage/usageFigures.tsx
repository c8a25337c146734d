import type { UsageEvent } from '@finance-analyst/analytics';
import { Figure, type FigureListItem } from '@finance-analyst/figures';
import type { HeartDimension } from './heartFigures.js';
import { messages } from './messages.js';
import { MetricFigure } from './MetricFigure.js';

const shown = [
  ['satisfaction', messages.satisfactionFigure],
  ['active-days', messages.activeDaysFigure],
  ['sessions', messages.sessionsFigure],
  ['return-rate', messages.returnFigure],
  ['task-success', messages.taskFigure],
] as const;

/** Usage in one line. */
export function usageFigures(
  dimensions: readonly HeartDimension[],
  first: UsageEvent | undefined,
): readonly FigureListItem[] {
  const metrics = dimensions.flatMap((dimension) => dimension.metrics);
  const since = first
    ? ({ ok: true, value: first.timestamp } as const)
    : ({ ok: false, reason: messages.nothingRecorded } as const);
  return [
    ...shown.flatMap(([id, label], index) => {
      const metric = metrics.find((each) => each.id === id);
      if (!metric) return [];
      const isAnswer = index === 0;
      return [{ id, label, isAnswer, children: <MetricFigure metric={metric} isAnswer={isAnswer} /> }];
    }),
    {
      id: 'since',
      label: messages.recordedSince,
      children: <Figure label={messages.recordedSince} kind="date" value={since} />,
    },
  ];
}
