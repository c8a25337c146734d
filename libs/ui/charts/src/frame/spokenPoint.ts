import type { ChartPoint } from './ChartPoint.js';

/** A mark as it is read out; with its place among the others for who hears the chart and does not see it. */
export function spokenPoint(point: ChartPoint, points: readonly ChartPoint[], withPlace: boolean): string {
  const words = `${point.label}: ${point.text}`;
  const place = points.findIndex(({ id }) => id === point.id) + 1;
  return withPlace ? `${words}, ${String(place)} of ${String(points.length)}` : words;
}
