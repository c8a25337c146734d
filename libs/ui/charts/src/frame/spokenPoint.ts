import type { ChartPoint } from './ChartPoint.js';

/** A mark's announcement; for screen readers with its position among the others. */
export function spokenPoint(point: ChartPoint, points: readonly ChartPoint[], withPlace: boolean): string {
  const words = `${point.label}: ${point.text}`;
  const place = points.findIndex(({ id }) => id === point.id) + 1;
  return withPlace ? `${words}, ${String(place)} of ${String(points.length)}` : words;
}
