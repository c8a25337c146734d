import type { ShownFigures } from '@finance-analyst/charts';
import type { ExportObstacle, ExportSource } from '@finance-analyst/contributions';
import { messages } from '../messages.js';

/** The figures of a chart as a source. */
export const sourceOfChart = (figures: ShownFigures): ExportSource => ({
  title: figures.title,
  scope: messages.chart(figures.rowCount),
  isSample: figures.isSample,
  obstacle: obstacleOfChart(figures),
  write: () => ({ ok: true, value: figures.write() }),
});

function obstacleOfChart({ isLoading, problem }: ShownFigures): ExportObstacle | null {
  if (isLoading) return { kind: 'loading' };
  return problem === null ? null : { kind: 'unavailable', reason: problem };
}
