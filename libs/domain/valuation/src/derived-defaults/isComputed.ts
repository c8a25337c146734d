import type { Reason, ReasonFigure } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';

const isFigure = (value: unknown): boolean => typeof value !== 'number' || Number.isFinite(value);

/** A percentage is written as a hundred times its fraction, which may be beyond all numbers where that is not. */
const writtenFigure = (figure: ReasonFigure): unknown =>
  figure.kind === 'percent' ? figure.value * 100 : figure.kind === 'number' ? figure.value : null;

/** Whether a text writes only finite figures. */
export const isWritable = (reason: Reason): boolean =>
  typeof reason === 'string' || reason.figures.every((figure) => isFigure(writtenFigure(figure)));

/** Whether every figure of a default is finite: its values, its spread, those of its source and those in its reason. */
export const isComputed = ({ value, reason, external, spread }: Assumption): boolean =>
  [...(Array.isArray(value) ? value : [value]), spread, external?.value, external?.standardError].every(
    isFigure,
  ) && isWritable(reason);
