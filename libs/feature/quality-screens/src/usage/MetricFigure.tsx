import { Figure, figureResult, type FigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { describeDuration } from '../frame/describeDuration.js';
import type { HeartMetric, HeartUnit } from '../metrics/HeartMetric.js';

const formats: Readonly<Record<Exclude<HeartUnit, 'seconds'>, FigureFormat>> = {
  points: { kind: 'number', precision: 1 },
  rate: { kind: 'rate', precision: 0 },
  count: { kind: 'count' },
};

/** A metric in its unit, or a dash with its reason. */
export function MetricFigure({
  metric: { name, unit, value },
  isAnswer = false,
}: {
  readonly metric: HeartMetric;
  readonly isAnswer?: boolean;
}): ReactElement {
  const result = figureResult(value);
  if (unit === 'seconds' && result.ok) return <span>{describeDuration(Number(result.value))}</span>;
  const format = unit === 'seconds' ? formats.count : formats[unit];
  return <Figure label={name} value={result} emphasis={isAnswer ? 'answer' : 'none'} {...format} />;
}
