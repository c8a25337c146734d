/** The room a chart has, in CSS pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** The room for letters on marks: 11, more where a person asked for large text or for a font with wide letters. */
  readonly textSize: number;
}
