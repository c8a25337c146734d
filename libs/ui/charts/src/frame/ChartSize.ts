/** The room a chart has, in CSS pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** The room for letters on marks: 11, more where a person asked for large text or for a font with wide letters. */
  readonly textSize: number;
  /** The height of the letters on marks. */
  readonly fontSize: number;
  /** The least height of what a finger presses; 0 for a mouse. */
  readonly touchTarget: number;
}
