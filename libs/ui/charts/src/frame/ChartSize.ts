/** The room a chart has, in CSS pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** The height of the letters on marks: 11, more where a person asked for large text. */
  readonly textSize: number;
}
