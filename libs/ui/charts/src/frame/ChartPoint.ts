/** One mark of a chart as it is read with the arrow keys. */
export interface ChartPoint {
  readonly id: string;
  readonly label: string;
  /** The figure, as it is written. */
  readonly text: string;
  /** Where the mark is on the chart's main axis, in pixels: what the pointer is nearest to is read. */
  readonly position: number;
}
