/** One mark of a chart, as read with the arrow keys. */
export interface ChartPoint {
  readonly id: string;
  readonly label: string;
  /** The formatted figure. */
  readonly text: string;
  /** The mark's position on the chart's main axis, in pixels: the pointer reads the nearest mark. */
  readonly position: number;
}
