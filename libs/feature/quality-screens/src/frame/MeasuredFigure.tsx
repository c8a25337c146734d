import { Figure, figureResult, useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { describeMeasure, type Measure } from './describeMeasure.js';

export interface MeasuredFigureProps {
  readonly label: string;
  readonly value: FigureResult | number;
  readonly measure: Measure;
}

/** A measured number with its unit, or a dash with its reason. */
export function MeasuredFigure({ label, value, measure }: MeasuredFigureProps): ReactElement {
  const formatting = useFigureFormat();
  const result = figureResult(value);
  if (!result.ok || typeof result.value !== 'number')
    return <Figure label={label} kind="number" value={result} />;
  return <span>{describeMeasure(result.value, measure, formatting)}</span>;
}
