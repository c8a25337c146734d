import { Figure, type FigureListItem, type FigureResult } from '@finance-analyst/figures';
import { describeDuration } from '../frame/describeDuration.js';
import { mean } from '../metrics/mean.js';
import { median } from '../metrics/median.js';
import { messages } from './messages.js';
import type { TestResults } from './TestResults.js';

const missing = (reason: string): FigureResult => ({ ok: false, reason });

/** Usability results in one line. */
export function testFigures({ tasks, scales }: TestResults): readonly FigureListItem[] {
  const seconds = tasks.flatMap((task) => (task.outcome === 'completed' ? [task.seconds] : []));
  const rage = tasks.reduce((sum, { rageClicks }) => sum + (rageClicks ?? 0), 0);
  return [
    {
      id: 'completed',
      label: messages.completedFigure,
      isAnswer: true,
      children:
        tasks.length > 0 ? (
          messages.ofTries(seconds.length, tasks.length)
        ) : (
          <Figure
            label={messages.completedFigure}
            kind="count"
            emphasis="answer"
            value={missing(messages.noTries)}
          />
        ),
    },
    {
      id: 'time',
      label: messages.medianFigure,
      children:
        seconds.length > 0 ? (
          describeDuration(median(seconds))
        ) : (
          <Figure label={messages.medianFigure} kind="count" value={missing(messages.noCompleted)} />
        ),
    },
    {
      id: 'score',
      label: messages.scoreFigure,
      children: (
        <Figure
          label={messages.scoreFigure}
          kind="number"
          precision={1}
          value={scales.length > 0 ? mean(scales.map(({ score }) => score)) : missing(messages.noScores)}
        />
      ),
    },
    {
      id: 'rage',
      label: messages.rageFigure,
      children: (
        <Figure
          label={messages.rageFigure}
          kind="count"
          value={tasks.length > 0 ? rage : missing(messages.noTries)}
        />
      ),
    },
  ];
}
