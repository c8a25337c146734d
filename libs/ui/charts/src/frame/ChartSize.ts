/** A chart's size, in CSS pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** The room for letters on marks: 11, or more for large text or a font with wide letters. */
  readonly textSize: number;
  /** The font size on marks. */
  readonly fontSize: number;
  /** The minimum height of a touch target; 0 for a mouse. */
  readonly touchTarget: number;
}
