/** One figure, one per forecast period, or one per historical period. */
export type Shape = 'scalar' | 'forecast' | 'history';

/** The shape of parts taken together, period by period. */
export function combineShapes(shapes: readonly Shape[]): Shape {
  if (shapes.includes('forecast')) return 'forecast';
  return shapes.includes('history') ? 'history' : 'scalar';
}
